import { create } from 'zustand';
import { type AdminProduct, listAdminProducts } from '../../../contracts/catalogue.ts';
import type { InputOf } from '../../../contracts/endpoint.ts';
import { call } from '../../http/api.ts';
import { expireSession, isSessionRefused } from '../../session/session.ts';

type Input = InputOf<typeof listAdminProducts>;
type ProductList = {
  /** Names what was asked for; null before anything was. */
  key: string | null;
  items: AdminProduct[];
  total: number;
  cursor: string | null;
  status: 'loading' | 'ready' | 'failed';
};

const pageOf = 100;
const nothing: ProductList = { key: null, items: [], total: 0, cursor: null, status: 'loading' };

/** The seller's list as far as it was scrolled. It outlives the page, so that Back finds it at the same place. */
export const useProductList = create<ProductList>()(() => nothing);
const { getState, setState } = useProductList;

let stop = new AbortController();
let latest: Input = {};

/** Loads the list that `input` asks for; the list of the same question stays where it is if `keep` is set. */
export function openList(input: Input, { keep }: { keep: boolean }): void {
  const key = JSON.stringify(input);
  const { key: loaded, status } = getState();
  if (keep && loaded === key && status !== 'failed') return;
  latest = input;
  // While a search is refined the former answer stands, dimmed, and gives way to the next one.
  setState({ key, status: 'loading', cursor: null, ...(loaded === null && { items: [] }) });
  void loadPage(undefined);
}

/** Loads the next page, unless one is under way or there is none. */
export function loadMore(): void {
  const { status, cursor } = getState();
  if (status === 'ready' && cursor) void loadPage(cursor);
}

/** Tries again what has failed: the next page, or the list from its start. */
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

/** What was changed meanwhile may come again on a later page. */
const withoutDoubles = (items: AdminProduct[]): AdminProduct[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** Shows a product as it is now, in its place if it has one. */
export const putProduct = (product: AdminProduct): void =>
  setState(({ items }) => ({ items: items.map((item) => (item.id === product.id ? product : item)) }));

/** Where deleted products stood, by id. */
const places = new Map<string, number>();

export function dropProduct(id: string): void {
  const { items, total } = getState();
  const place = items.findIndex((item) => item.id === id);
  if (place < 0) return;
  places.set(id, place);
  setState({ items: items.toSpliced(place, 1), total: total - 1 });
}

/** Puts a product that came back where it stood; at the top if it stood nowhere. */
export function returnProduct(product: AdminProduct): void {
  const { items, total } = getState();
  if (items.some(({ id }) => id === product.id)) putProduct(product);
  else setState({ items: items.toSpliced(places.get(product.id) ?? 0, 0, product), total: total + 1 });
}

/** The next visit loads the list anew: something was added to it. */
export const forgetList = (): void => setState(nothing);
