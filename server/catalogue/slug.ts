import { slugFrom } from '../../contracts/slug.ts';

/** Paths under `/products/` and `/api/products/` that the shop itself uses: a product with such a slug could not be reached. */
const reserved = new Set(['suggestions']);

/** Whether a product may have this slug. */
export const isSlug = (slug: string): boolean => /^[a-z0-9-]{1,80}$/.test(slug) && !reserved.has(slug);

/** The slug for a product's name; `product` when the name has no usable letter. */
export function slugOf(name: string): string {
  const slug = slugFrom(name) || 'product';
  return reserved.has(slug) ? `${slug}-product` : slug;
}

/** The first of `slug`, `slug-2`, `slug-3` … that is free. */
export function freeSlug(slug: string, taken: Set<string>): string {
  let number = 1;
  let candidate = slug;
  while (taken.has(candidate)) candidate = `${slug}-${++number}`;
  return candidate;
}
