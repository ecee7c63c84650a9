import type { home } from './en/home.ts';

/** How well the shop is liked, as far as it says so: by rating, by number of customers, by both; else empty. */
export function describeQuality(
  rating: number | null,
  customers: number | null,
  { benefits: { quality } }: typeof home,
): string {
  if (rating && customers) return quality.text(rating, customers);
  if (rating) return quality.rated(rating);
  return customers ? quality.counted(customers) : '';
}
