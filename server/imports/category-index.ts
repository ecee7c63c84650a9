import { wordsOf } from '../../contracts/fold-text.ts';
import type { categories } from '../catalogue/category.table.ts';

type CategoryRow = Pick<typeof categories.$inferSelect, 'id' | 'slug' | 'nameEn' | 'nameAr'>;

/** Categories of files with the category of ours that the seller has chosen for them. */
export type CategoryChoices = Map<string, string>;

/** What a file's category is remembered by: `Food > Dairy` in its folded words. */
export const categoryKey = (path: string): string => wordsOf(path).join(' ').slice(0, 200);

type FoundCategory = { path: string; id: string | undefined };

export type CategoryIndex = {
  /** The first of a file's categories that the shop has or the seller has chosen one for, else the first, unknown. */
  find: (paths: string[]) => FoundCategory | undefined;
  /** Where products go whose category is not found. */
  otherwise: string | undefined;
};

type Options = {
  choices: CategoryChoices;
  otherwise: string | undefined;
  /** In a file of ours a category means itself, whatever was chosen for another shop's of that name. */
  isOurs: boolean;
};

export function openCategories(rows: CategoryRow[], { choices, otherwise, isOurs }: Options): CategoryIndex {
  const byName = new Map<string, string>();
  for (const { id, slug, nameEn, nameAr } of rows)
    for (const name of [nameAr, nameEn, slug]) byName.set(categoryKey(name), id);
  const named = (path: string) => byName.get(categoryKey(path));
  const resolve = (path: string) => {
    const chosen = choices.get(categoryKey(path));
    const own = named(path);
    // The last part says most, as `Cheese` in `Food > Dairy > Cheese`.
    const parts = path.split('>').reverse();
    return (isOurs ? (own ?? chosen) : (chosen ?? own)) ?? parts.map(named).find(Boolean);
  };
  return {
    find: (paths) => {
      const found = paths.map((path) => ({ path, id: resolve(path) }));
      return found.find(({ id }) => id) ?? found[0];
    },
    otherwise: rows.find(({ id }) => id === otherwise)?.id,
  };
}
