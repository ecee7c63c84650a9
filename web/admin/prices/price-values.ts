import { isDay, isDayToCome } from '../../../contracts/calendar-day.ts';
import { maxPrice } from '../../../contracts/money.ts';
import { maxPercent, minPercent, type PriceChange, type PriceStep } from '../../../contracts/price-change.ts';
import { isAmount, parseAmount } from '../parse-amount.ts';

export const operations = ['raisePercent', 'lowerPercent', 'raiseAmount', 'lowerAmount', 'set'] as const;
export type Operation = (typeof operations)[number];

/** How prices change and from which day on, as it is chosen and typed; null for now. */
export type PriceValues = { way: Operation; typed: string; step: PriceStep; day: string | null };

/** The change that is meant; null while what is typed is no number that the server takes. */
export function changeOf({ way, typed, step }: Omit<PriceValues, 'day'>): PriceChange | null {
  const text = way.endsWith('Percent') ? typed.replace(/[%٪]/, '') : typed;
  if (!isAmount(text)) return null;
  const parsed = parseAmount(text);
  if (way === 'set') return parsed > 0 && parsed <= maxPrice ? { price: parsed, step } : null;
  const number = way.startsWith('lower') && parsed !== 0 ? -parsed : parsed;
  if (way.endsWith('Amount')) return Math.abs(number) <= maxPrice ? { amount: number, step } : null;
  return number >= minPercent && number <= maxPercent ? { percent: number, step } : null;
}

/** Whether prices can be planned for a day: from tomorrow to a year ahead. */
export const isPlannable = (day: string): boolean => isDay(day) && isDayToCome(day);
