import { slugFrom } from '../../contracts/slug.ts';

/** The slug of a product; `product` when the name has no letter for one. */
export const slugOf = (name: string): string => slugFrom(name) || 'product';

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function freeSlug(slug: string, taken: Set<string>): string {
  let number = 1;
  let candidate = slug;
  while (taken.has(candidate)) candidate = `${slug}-${++number}`;
  return candidate;
}
