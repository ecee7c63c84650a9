import { wordsOf } from '../../contracts/fold-text.ts';
import type { categories } from '../catalogue/category.table.ts';

type CategoryRow = Pick<typeof categories.$inferSelect, 'id' | 'slug' | 'nameEn' | 'nameAr'>;

/** Categories of files, each with the shop's category that the seller has chosen for it. */
export type CategoryChoices = Map<string, string>;

/** The key under which a file's category is stored: `Food > Dairy` in its folded words. */
export const categoryKey = (path: string): string => wordsOf(path).join(' ').slice(0, 200);

type FoundCategory = { path: string; id: string | undefined };

export type CategoryIndex = {
  /** The first of a file's categories that the shop has or that the seller has mapped, else the first one as unknown. */
  find: (paths: string[]) => FoundCategory | undefined;
  /** The category for products whose own is unknown. */
  otherwise: string | undefined;
};

type Options = {
  choices: CategoryChoices;
  otherwise: string | undefined;
  /** In the shop's own file a category is taken literally, whatever was chosen for another shop's category of that name. */
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
    // The last part is the most specific, as `Cheese` in `Food > Dairy > Cheese`.
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
