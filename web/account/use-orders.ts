import { useEffect, useRef, useState } from 'react';
import { followOrders, listOrders, type Order } from '../../contracts/orders.ts';
import { call } from '../http/api.ts';
import { expireSession, isSessionRefused, useSession } from '../session/session.ts';
import { subscribeToChanges } from '../session/subscribe-to-changes.ts';
import { type Loaded, useLoaded } from '../session/use-loaded.ts';

/** How long a changed status stays highlighted, in milliseconds. */
const markedFor = 8000;

export type LiveOrders = {
  loaded: Loaded<Order[]>;
  /** Those whose status has just changed. */
  changed: Order[];
};

/**
 * The customer's orders, live by server-sent events while the page is visible. Stale-while-revalidate: a shown list never
 * disappears.
 */
export function useOrders(userId: string): LiveOrders {
  const loaded = useLoaded(userId, readAll);
  const [fresh, setFresh] = useState<Order[] | null>(null);
  const [changed, setChanged] = useState<Order[]>([]);
  const isSignedIn = useSession(({ status }) => status === 'customer');
  const isReady = loaded.status === 'ready';
  const shown = fresh ?? (isReady ? loaded.value : []);
  const latest = useRef(shown);
  latest.current = shown;

  useEffect(() => {
    if (!isReady || !isSignedIn) return;
    let asked = new AbortController();
    const refresh = async () => {
      asked.abort();
      asked = new AbortController();
      const { signal } = asked;
      try {
        const list = await readAll(signal);
        const moved = changesIn(latest.current, list);
        setFresh(list);
        if (moved.length > 0) setChanged(moved);
      } catch (error) {
        if (signal.aborted) return;
        if (isSessionRefused(error)) expireSession();
        throw error;
      }
    };
    const stop = subscribeToChanges(followOrders, refresh);
    return () => {
      stop();
      asked.abort();
    };
  }, [isReady, isSignedIn]);

  useEffect(() => {
    if (changed.length === 0) return;
    const timer = setTimeout(() => setChanged([]), markedFor);
    return () => clearTimeout(timer);
  }, [changed]);

  return { loaded: isReady ? { status: 'ready', value: shown } : loaded, changed };
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

/** The orders that were known and have another status now. */
function changesIn(before: Order[], after: Order[]): Order[] {
  const known = new Map(before.map(({ id, status }) => [id, status]));
  return after.filter(({ id, status }) => known.has(id) && known.get(id) !== status);
}
