import { fromQirsh, mostPrice, toQirsh } from './money.ts';

/** By how much a price changes: of a hundred, or JD; less than nothing makes it cheaper. */
export type PriceChange = { percent?: number | undefined; amount?: number | undefined };

/** Prices of many products are rounded to 5 qirsh, the smallest coin in use. */
const step = 5;

/** The price after a change, rounded; null where it would be no price any more. */
export function changePrice(price: number, { percent = 0, amount = 0 }: PriceChange): number | null {
  const qirsh = (toQirsh(price) * (100 + percent)) / 100 + toQirsh(amount);
  const changed = fromQirsh(Math.round(qirsh / step) * step);
  return changed > 0 && changed <= mostPrice ? changed : null;
}
