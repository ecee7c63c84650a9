import { isDay, isDayToCome } from '../../../contracts/calendar-day.ts';
import type { Language } from '../../../contracts/language.ts';
import { maxPrice } from '../../../contracts/money.ts';
import { maxPercent, minPercent, type PriceChange, type PriceStep } from '../../../contracts/price-change.ts';
import { formatPrice } from '../../i18n/format.ts';
import { isAmount, parseAmount, withoutPercentSign } from '../parse-amount.ts';
import type { useAdminWords } from '../use-admin-words.ts';

export const operations = ['raisePercent', 'lowerPercent', 'raiseAmount', 'lowerAmount', 'set'] as const;
export type Operation = (typeof operations)[number];

/** The operation and its start day, as chosen and typed; null for now. */
export type PriceValues = { way: Operation; typed: string; step: PriceStep; day: string | null };

/** The change to send; null while the typed text is no valid number. */
export function changeOf({ way, typed, step }: Omit<PriceValues, 'day'>): PriceChange | null {
  const text = way.endsWith('Percent') ? withoutPercentSign(typed) : typed;
  if (!isAmount(text)) return null;
  const parsed = parseAmount(text);
  if (way === 'set') return parsed > 0 && parsed <= maxPrice ? { price: parsed, step } : null;
  const number = way.startsWith('lower') && parsed !== 0 ? -parsed : parsed;
  if (way.endsWith('Amount')) return Math.abs(number) <= maxPrice ? { amount: number, step } : null;
  return number >= minPercent && number <= maxPercent ? { percent: number, step } : null;
}

/** Whether prices can be scheduled for a day: from tomorrow to a year ahead. */
export const isPlannable = (day: string): boolean => isDay(day) && isDayToCome(day);

/** A change in words, by its sign: “Raise by 10%”. */
export function describeChange(
  { percent, amount = 0, price }: Omit<PriceChange, 'step'>,
  { byHow }: ReturnType<typeof useAdminWords>['prices'],
  language: Language,
): string {
  if (price !== undefined) return byHow.set(formatPrice(price, language));
  const way = (percent ?? amount) < 0 ? 'lower' : 'raise';
  if (percent !== undefined) return byHow[`${way}Percent`](`${Math.abs(percent)}`);
  return byHow[`${way}Amount`](formatPrice(Math.abs(amount), language));
}
