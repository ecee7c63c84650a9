import {
  isStore,
  type listProducts,
  pageSize,
  type Sort,
  type Store,
  sorts,
} from '../../contracts/catalogue.ts';
import type { Category } from '../../contracts/categories.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import type { Language } from '../../contracts/language.ts';
import { type Refined, readRefined } from '../../contracts/refinements.ts';

export type View = 'grid' | 'list';
export type Filters = {
  store: Store;
  q: string;
  category: string;
  refined: Refined;
  sort: Sort | undefined;
  view: View;
};

/** Null without a store. Everything that the list depends on is in the URL, so Back, reload and sharing work. */
export function readFilters(query: URLSearchParams, categories: Category[]): Filters | null {
  const store = query.get('store');
  if (!isStore(store)) return null;
  const q = (query.get('q') ?? '').trim().slice(0, 200);
  const category = categories.find(({ slug }) => slug === query.get('category'))?.slug ?? '';
  const sort = sorts.find((sort) => sort === query.get('sort')) ?? ownOrderOf(q);
  const refined = readRefined(query);
  return { store, q, category, refined, sort, view: query.get('view') === 'list' ? 'list' : 'grid' };
}

/** The default order, which is not in the URL: by category for a list, the best match first for a search. */
export const ownOrderOf = (q: string): Sort | undefined => (q ? undefined : 'category');

/** The query string of these filters. */
export function queryOf({ store, q, category, refined, sort, view }: Filters): URLSearchParams {
  return new URLSearchParams({
    store,
    ...(q && { q }),
    ...(category && { category }),
    ...refined,
    ...(sort && sort !== ownOrderOf(q) && { sort }),
    ...(view === 'list' && { view }),
  });
}

/** The API input for these filters and their first page. */
export const inputOf = (
  { store, q, category, refined, sort }: Filters,
  language: Language,
): InputOf<typeof listProducts> => ({
  store,
  ...(q && { q }),
  ...(category && { category }),
  ...refined,
  sort,
  language,
  limit: pageSize,
});
