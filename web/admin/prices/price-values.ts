import { mostPrice } from '../../../contracts/money.ts';
import {
  leastPercent,
  mostPercent,
  type PriceChange,
  type PriceStep,
} from '../../../contracts/price-change.ts';
import { parseAmount } from '../parse-amount.ts';

export const ways = ['raisePercent', 'lowerPercent', 'raiseAmount', 'lowerAmount'] as const;
export type Way = (typeof ways)[number];

/** How prices change, as it is chosen and typed. */
export type PriceValues = { way: Way; typed: string; step: PriceStep };

/** The change that is meant; null while what is typed is no number that the server takes. */
export function changeOf({ way, typed, step }: PriceValues): PriceChange | null {
  const parsed = parseAmount(typed);
  if (!Number.isFinite(parsed) || Math.round(parsed * 100) / 100 !== parsed) return null;
  const number = way.startsWith('lower') && parsed !== 0 ? -parsed : parsed;
  if (way.endsWith('Amount')) return Math.abs(number) <= mostPrice ? { amount: number, step } : null;
  return number >= leastPercent && number <= mostPercent ? { percent: number, step } : null;
}
