import type { InfiniteData } from '@tanstack/react-query';
import { type AdminProduct, listAdminProducts } from '../../../contracts/catalogue.ts';
import type { AnswerOf, InputOf } from '../../../contracts/endpoint.ts';
import { call } from '../../http/api.ts';
import { queryClient } from '../../session/query-client.ts';
import { useGrowingList } from '../use-growing-list.ts';

type Part = AnswerOf<typeof listAdminProducts>;
export type ProductList = ReturnType<typeof useProductList>;

const queryKey = ['admin products'];
const pageSize = 100;

/** The list with all parts loaded so far. Back does not refetch it: it may be long, and includes changes made here. */
export const useProductList = (input: InputOf<typeof listAdminProducts>) =>
  useGrowingList(
    [...queryKey, input],
    (cursor, signal) => call(listAdminProducts, { ...input, limit: pageSize, cursor }, { signal }),
    { refetchOnMount: false },
  );

/** Changes the products of cached lists. A fetch in progress would overwrite that, so it is restarted. */
function changeLists(change: (items: AdminProduct[]) => AdminProduct[]): void {
  void queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
  queryClient.setQueriesData<InfiniteData<Part>>({ queryKey }, (list) => {
    if (!list) return list;
    const before = list.pages.flatMap(({ items }) => items);
    const items = change(before);
    const added = items.length - before.length;
    const pages = list.pages.map(({ page }, place) => ({
      items: place === 0 ? items : [],
      page: { ...page, total: page.total + added },
    }));
    return { ...list, pages };
  });
}

/** Replaces a product in place, if it is in the list. */
export const putProduct = (product: AdminProduct): void =>
  changeLists((items) => items.map((item) => (item.id === product.id ? product : item)));

/** Former index of deleted products by id, for undo. */
const places = new Map<string, number>();

export const dropProduct = (id: string): void =>
  changeLists((items) => {
    const place = items.findIndex((item) => item.id === id);
    if (place < 0) return items;
    places.set(id, place);
    return items.toSpliced(place, 1);
  });

/** Restores a product at its former index; at the top if unknown. */
export const returnProduct = (product: AdminProduct): void =>
  changeLists((items) =>
    items.some(({ id }) => id === product.id)
      ? items.map((item) => (item.id === product.id ? product : item))
      : items.toSpliced(places.get(product.id) ?? 0, 0, product),
  );

/** After a change of many products: refetches visible lists now, others at the next visit. */
export function reloadLists(): void {
  queryClient.removeQueries({ queryKey, type: 'inactive' });
  void queryClient.invalidateQueries({ queryKey });
}

/** Invalidates the list: the next visit loads it again. */
export const invalidateProductList = (): void => queryClient.removeQueries({ queryKey });
