import {
  type AdminSort,
  adminSorts,
  isStore,
  type listAdminProducts,
  type ProductState,
  productStates,
  type Store,
} from '../../../contracts/catalogue.ts';
import type { Category } from '../../../contracts/categories.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import type { Language } from '../../../contracts/language.ts';

export type Filters = {
  q: string;
  store: Store | '';
  /** A category's slug. */
  category: string;
  state: ProductState | '';
  sort: AdminSort | '';
};

/**
 * Filters are URL search parameters, so that Back and reload restore them. Unknown values are ignored; for the category
 * this is decided once all are loaded.
 */
export function readFilters(query: URLSearchParams, categories?: Category[]): Filters {
  const store = query.get('store');
  const category = (query.get('category') ?? '').slice(0, 100);
  const isUnknown = categories?.every(({ slug }) => slug !== category);
  return {
    q: (query.get('q') ?? '').trim().slice(0, 200),
    store: isStore(store) ? store : '',
    category: isUnknown ? '' : category,
    state: productStates.find((state) => state === query.get('state')) ?? '',
    sort: adminSorts.find((sort) => sort === query.get('sort')) ?? '',
  };
}

/** Input of the list endpoint. */
export const inputOf = (
  { q, store, category, state, sort }: Filters,
  language: Language,
): InputOf<typeof listAdminProducts> => ({
  ...(q && { q }),
  ...(store && { store }),
  ...(category && { category }),
  ...(state && { state }),
  ...(sort && { sort }),
  language,
});

export const isFiltered = ({ q, store, category, state }: Filters): boolean =>
  [q, store, category, state].some((value) => value !== '');
