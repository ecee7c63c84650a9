import { useEffect, useRef, useState } from 'react';
import {
  getOrder,
  listOrders,
  type OpenedOrder,
  type Order,
  subscribeToOrders,
} from '../../contracts/orders.ts';
import { call } from '../http/api.ts';
import { refetchChanged } from '../session/query-client.ts';
import { useSession } from '../session/session.ts';
import { subscribeToChanges } from '../session/subscribe-to-changes.ts';
import { type Fetched, useFetched } from '../session/use-fetched.ts';

/** How long a changed status stays highlighted, in milliseconds. */
const markedFor = 8000;

const queryKey = ['own orders'];

/** Refetches after the customer's own change; if that fails, the next server-sent event updates the list. */
export const refetchOrders = (): Promise<void> => refetchChanged({ queryKey }).catch(() => undefined);

/** The customer's orders, live by server-sent events while the page is visible. */
export function useOrders(): Fetched<Order[]> {
  const query = useFetched({ queryKey, queryFn: ({ signal }) => readAll(signal) });
  const isSignedIn = useSession(({ status }) => status === 'customer');
  const isReady = query.data !== undefined;
  useEffect(() => {
    if (isReady && isSignedIn)
      return subscribeToChanges(subscribeToOrders, () => refetchChanged({ queryKey }));
  }, [isReady, isSignedIn]);
  return query;
}

/** One of the orders with its message, refetched with the list. */
export const useOpenedOrder = ({ id }: Order): OpenedOrder | undefined =>
  useFetched({ queryKey: [...queryKey, id], queryFn: ({ signal }) => call(getOrder, { id }, { signal }) })
    .data;

/** Orders whose status has just changed. */
export function useChangedOrders(list: Order[]): Order[] {
  const before = useRef(list);
  const [changed, setChanged] = useState<Order[]>([]);
  useEffect(() => {
    const moved = changesIn(before.current, list);
    before.current = list;
    if (moved.length > 0) setChanged(moved);
  }, [list]);
  useEffect(() => {
    if (changed.length === 0) return;
    const timer = setTimeout(() => setChanged([]), markedFor);
    return () => clearTimeout(timer);
  }, [changed]);
  return changed;
}

/** All pages of the list (keyset pagination). */
async function readAll(signal: AbortSignal): Promise<Order[]> {
  const all: Order[] = [];
  let cursor: string | undefined;
  do {
    const { items, page } = await call(listOrders, { cursor }, { signal });
    all.push(...items);
    cursor = page.cursor ?? undefined;
  } while (cursor);
  return all;
}

/** The orders that were loaded before with another status. */
function changesIn(before: Order[], after: Order[]): Order[] {
  const known = new Map(before.map(({ id, status }) => [id, status]));
  return after.filter(({ id, status }) => known.has(id) && known.get(id) !== status);
}
