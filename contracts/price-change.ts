import { maxPrice, toQirsh } from './money.ts';

/** To what prices can be rounded, in JD. */
export const priceSteps = [0.01, 0.05, 0.1, 0.25, 0.5, 1] as const;
export type PriceStep = (typeof priceSteps)[number];

/**
 * By how much prices change: percent with two decimals at most, or JD; below zero makes things cheaper. What comes out is rounded to
 * `step`. Or the price that each gets as it is.
 */
export type PriceChange = {
  percent?: number | undefined;
  amount?: number | undefined;
  price?: number | undefined;
  step: PriceStep;
};

export const minPercent = -90;
export const maxPercent = 900;

/** Why a product can't have a price: it would be nothing, too much, or no more than the product's offer; or the product was deleted. */
export const priceFaults = ['none', 'high', 'offer', 'gone'] as const;
export type PriceFault = (typeof priceFaults)[number];

/** The price after a change, in qirsh, rounded to the nearest step and halves up; zero or less where none is left. */
export function changedQirsh(qirsh: number, { percent = 0, amount = 0, price, step }: PriceChange): number {
  if (price !== undefined) return toQirsh(price);
  // Whole numbers all the way: in hundredths of a percent of a qirsh, far below what a number holds exactly.
  const exact = qirsh * (10_000 + Math.round(percent * 100)) + toQirsh(amount) * 10_000;
  const unit = toQirsh(step) * 10_000;
  return Math.floor((2 * exact + unit) / (2 * unit)) * toQirsh(step);
}

/** Whether a change is so large that it may be a typing mistake: by more than half of the price. Both in qirsh. */
export const isUnusualChange = (qirsh: number, after: number): boolean => Math.abs(after - qirsh) * 2 > qirsh;

/** What is wrong with a price; `offer` is that of the product's offer in qirsh, null where none runs or is to come. */
export function priceFault(qirsh: number, offer: number | null): PriceFault | null {
  if (qirsh <= 0) return 'none';
  if (qirsh > toQirsh(maxPrice)) return 'high';
  return offer !== null && qirsh <= offer ? 'offer' : null;
}
