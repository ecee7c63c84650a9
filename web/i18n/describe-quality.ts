import type { home } from './en/home.ts';

/** The shop's popularity, as far as it has claims about it: rating, number of customers, or both; else empty. */
export function describeQuality(
  rating: number | null,
  customers: number | null,
  { benefits: { quality } }: typeof home,
): string {
  if (rating && customers) return quality.text(rating, customers);
  if (rating) return quality.rated(rating);
  return customers ? quality.counted(customers) : '';
}
