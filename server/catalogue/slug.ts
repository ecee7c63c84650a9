/** `Za'atar & sumac, 500 g` → `zaatar-sumac-500-g`; `product` when no letter is left. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '') || 'product';

/** The first of `slug`, `slug-2`, `slug-3` … that is not taken. */
export function freeSlug(slug: string, taken: Set<string>): string {
  let number = 1;
  let candidate = slug;
  while (taken.has(candidate)) candidate = `${slug}-${++number}`;
  return candidate;
}
