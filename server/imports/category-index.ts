import type { categories } from '../catalogue/category.table.ts';
import { foldText } from '../search/fold-text.ts';

type CategoryRow = Pick<typeof categories.$inferSelect, 'id' | 'slug' | 'nameEn' | 'nameAr'>;

export type CategoryIndex = {
  /** The id of the first of these names that a category has, as slug or in either language. */
  find: (names: string[]) => string | undefined;
  /** Where new products go whose category is not found. */
  otherwise: string | undefined;
};

export function openCategories(rows: CategoryRow[], otherwiseSlug: string | undefined): CategoryIndex {
  const byName = new Map<string, string>();
  for (const { id, slug, nameEn, nameAr } of rows)
    for (const name of [nameAr, nameEn, slug]) byName.set(foldText(name).trim(), id);
  return {
    find: (names) => names.map((name) => byName.get(foldText(name).trim())).find((id) => id !== undefined),
    otherwise: rows.find(({ slug }) => slug === otherwiseSlug)?.id,
  };
}
