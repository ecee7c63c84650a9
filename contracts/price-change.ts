import { maxPrice, toQirsh } from './money.ts';

/** The steps to which prices can be rounded, in JD. */
export const priceSteps = [0.01, 0.05, 0.1, 0.25, 0.5, 1] as const;
export type PriceStep = (typeof priceSteps)[number];

/**
 * A change of prices: a percentage with two decimals at most or an amount in JD, negative to lower prices, rounded to
 * `step`; or the same new price for all.
 */
export type PriceChange = {
  percent?: number | undefined;
  amount?: number | undefined;
  price?: number | undefined;
  step: PriceStep;
};

export const minPercent = -90;
export const maxPercent = 900;

/** Why a price is not possible: zero or less, too high, or not above the product's offer; or the product was deleted. */
export const priceFaults = ['none', 'high', 'offer', 'gone'] as const;
export type PriceFault = (typeof priceFaults)[number];

/** The changed price in qirsh, rounded half up to the nearest step; zero or less means no valid price. */
export function changedQirsh(qirsh: number, { percent = 0, amount = 0, price, step }: PriceChange): number {
  if (price !== undefined) return toQirsh(price);
  // Integers throughout: hundredths of a percent of a qirsh stay far below `Number.MAX_SAFE_INTEGER`.
  const exact = qirsh * (10_000 + Math.round(percent * 100)) + toQirsh(amount) * 10_000;
  const unit = toQirsh(step) * 10_000;
  return Math.floor((2 * exact + unit) / (2 * unit)) * toQirsh(step);
}

/** Whether a change is by more than half of the price and may be a typing mistake. Both in qirsh. */
export const isUnusualChange = (qirsh: number, after: number): boolean => Math.abs(after - qirsh) * 2 > qirsh;

/** What is wrong with a price; `offer` is the running or coming offer's price in qirsh, null for none. */
export function priceFault(qirsh: number, offer: number | null): PriceFault | null {
  if (qirsh <= 0) return 'none';
  if (qirsh > toQirsh(maxPrice)) return 'high';
  return offer !== null && qirsh <= offer ? 'offer' : null;
}
