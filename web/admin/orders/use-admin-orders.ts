import { useRef, useState } from 'react';
import { listAdminOrders } from '../../../contracts/admin-orders.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { call } from '../../http/api.ts';
import { useAction } from '../../session/use-action.ts';
import { type Loaded, useLoaded } from '../../session/use-loaded.ts';
import { useListAsLeft, useRememberedList } from '../list-memory.ts';
import { inputOf, type OrderFilters } from './order-filters.ts';
import { useOrderWatch } from './use-order-watch.ts';

/** Page size of the list, and the maximum of the endpoint. */
const pageSize = 50;
const mostAtOnce = 200;

export type OrderList = AnswerOf<typeof listAdminOrders>;

/**
 * The orders that match the filters, kept live (stale-while-revalidate): while a request is pending or has failed, the previous
 * list stays and `isStale` is true.
 */
export function useAdminOrders(filters: OrderFilters) {
  const input = inputOf(filters);
  const key = JSON.stringify(input);
  const loaded = useLoaded(key, (signal) => readOrders(input, pageSize, signal));
  const left = useListAsLeft<OrderList>('orders', key);
  const [kept, setKept] = useState(left && { key, list: left });
  const current = kept?.key === key ? kept.list : loaded.status === 'ready' ? loaded.value : null;
  useRememberedList('orders', key, current);
  const former = useRef<OrderList>(null);
  if (current) former.current = current;
  const latest = useRef({ key, list: current });
  latest.current = { key, list: current };
  const keep = (list: OrderList) => setKept({ key, list });

  const turn = useRef(0);
  const refresh = async (signal?: AbortSignal) => {
    turn.current += 1;
    const mine = turn.current;
    const wanted = latest.current.list?.items.length ?? 0;
    const after = await readOrders(input, wanted, signal);
    const { list: now } = latest.current;
    // Ignores out-of-order answers: a later request has already been answered.
    if (mine !== turn.current || latest.current.key !== key) return;
    // More pages may have been appended while this request was pending.
    const older = now?.items.slice(wanted) ?? [];
    const page = now && older.length > 0 ? { ...after.page, cursor: now.page.cursor } : after.page;
    keep({ items: join(after.items, older), page });
  };
  useOrderWatch({ isReady: current !== null, refresh });

  const more = useAction(async () => {
    const cursor = latest.current.list?.page.cursor;
    if (!cursor) return;
    const older = await call(listAdminOrders, { ...input, limit: pageSize, cursor });
    const { list } = latest.current;
    if (list && latest.current.key === key) keep({ ...older, items: join(list.items, older.items) });
  });

  const shown = current ?? former.current;
  const state: Loaded<OrderList> = current ? { status: 'ready', value: current } : loaded;
  return { loaded: state, list: shown, isStale: shown !== null && current === null, refresh, more };
}

/** Refetches at least `count` orders, across as many pages as that takes. */
async function readOrders(
  input: ReturnType<typeof inputOf>,
  wanted: number,
  signal?: AbortSignal,
): Promise<OrderList> {
  const limit = Math.min(Math.max(wanted, pageSize), mostAtOnce);
  const options = signal ? { signal } : {};
  let list = await call(listAdminOrders, { ...input, limit }, options);
  while (list.page.cursor && list.items.length < wanted) {
    const next = await call(listAdminOrders, { ...input, limit, cursor: list.page.cursor }, options);
    list = { ...next, items: join(list.items, next.items) };
  }
  return list;
}

function join(items: OrderList['items'], older: OrderList['items']): OrderList['items'] {
  const known = new Set(items.map(({ id }) => id));
  return [...items, ...older.filter(({ id }) => !known.has(id))];
}
