import { create } from 'zustand';
import { type AdminProduct, listAdminProducts } from '../../../contracts/catalogue.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import { call } from '../../http/api.ts';
import { expireSession, isSessionRefused } from '../../session/session.ts';

type Input = InputOf<typeof listAdminProducts>;
type ProductList = {
  /** The serialised query of the list; null before the first load. */
  key: string | null;
  items: AdminProduct[];
  total: number;
  cursor: string | null;
  status: 'loading' | 'ready' | 'failed';
};

const pageOf = 100;
const nothing: ProductList = { key: null, items: [], total: 0, cursor: null, status: 'loading' };

/** The list with all pages loaded so far. A store outside of the page, so that Back restores list and scroll position. */
export const useProductList = create<ProductList>()(() => nothing);
const { getState, setState } = useProductList;

let stop = new AbortController();
let latest: Input = {};

/** Loads the list for `input`; with `keep` a loaded list of the same query is reused. */
export function openList(input: Input, { keep }: { keep: boolean }): void {
  const key = JSON.stringify(input);
  const { key: loaded, status } = getState();
  if (keep && loaded === key && status !== 'failed') return;
  latest = input;
  // Stale-while-revalidate: the previous list stays, dimmed, until the next one arrives.
  setState({ key, status: 'loading', cursor: null, ...(loaded === null && { items: [] }) });
  void loadPage(undefined);
}

/** Loads the next page (keyset pagination), unless a request is pending or there is none. */
export function loadMore(): void {
  const { status, cursor } = getState();
  if (status === 'ready' && cursor) void loadPage(cursor);
}

/** Retries the request that failed: the next page, or the first. */
export const retryList = (): void => void loadPage(getState().cursor ?? undefined);

async function loadPage(cursor: string | undefined): Promise<void> {
  stop.abort();
  stop = new AbortController();
  const { signal } = stop;
  setState({ status: 'loading' });
  try {
    const { items, page } = await call(listAdminProducts, { ...latest, limit: pageOf, cursor }, { signal });
    if (signal.aborted) return;
    setState((list) => ({
      items: cursor ? withoutDoubles([...list.items, ...items]) : items,
      total: page.total,
      cursor: page.cursor,
      status: 'ready',
    }));
  } catch (error) {
    if (signal.aborted) return;
    if (isSessionRefused(error)) expireSession(retryList);
    setState({ status: 'failed' });
  }
}

/** Deduplicates by id: an edit between two requests can move a product onto a later page. */
const withoutDoubles = (items: AdminProduct[]): AdminProduct[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** Replaces a product in place, if it is in the list. */
export const putProduct = (product: AdminProduct): void =>
  setState(({ items }) => ({ items: items.map((item) => (item.id === product.id ? product : item)) }));

/** Former index of deleted products by id, for undo. */
const places = new Map<string, number>();

export function dropProduct(id: string): void {
  const { items, total } = getState();
  const place = items.findIndex((item) => item.id === id);
  if (place < 0) return;
  places.set(id, place);
  setState({ items: items.toSpliced(place, 1), total: total - 1 });
}

/** Restores a product at its former index; at the top if unknown. */
export function returnProduct(product: AdminProduct): void {
  const { items, total } = getState();
  if (items.some(({ id }) => id === product.id)) putProduct(product);
  else setState({ items: items.toSpliced(places.get(product.id) ?? 0, 0, product), total: total + 1 });
}

/** Invalidates the list: the next visit loads it again. */
export const forgetList = (): void => setState(nothing);
