import { create } from 'zustand';
import { listAdminOrders, subscribeToAllOrders } from '../../../contracts/admin-orders.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { call } from '../../http/api.ts';
import { refetchChanged } from '../../session/query-client.ts';
import { isSessionRefused } from '../../session/session.ts';
import { subscribeToChanges } from '../../session/subscribe-to-changes.ts';
import { recordCustomerAct, recordNewOrders } from './new-orders.ts';

/** The key prefix of every query that depends on orders. */
export const liveOrders = ['live orders'];

/** How many of the newest orders are fetched after a reconnect, to find those that were placed while disconnected. */
const lookedAt = 60;

/** True after the event stream was connected and dropped: new orders do not arrive until it reconnects. */
export const useOrderStream = create<{ isLost: boolean }>()(() => ({ isLost: false }));

/** Ids of orders already seen; null before the first connect, when no order counts as new. */
let known: Set<string> | null = null;

/**
 * Opens the one event stream (SSE) that all admin pages share, in background tabs too, so that new orders are always
 * announced. After a reconnect it catches up on missed ones. Returns the close function.
 */
export function openOrderStream(): () => void {
  const close = subscribeToChanges(
    subscribeToAllOrders,
    async (change) => {
      useOrderStream.setState({ isLost: false });
      // An order that was fetched on connecting is not new, though its event may arrive later.
      if (change?.kind === 'placed' && !known?.has(change.id)) {
        known?.add(change.id);
        recordNewOrders([change.id]);
      }
      if (change?.kind === 'by_customer') recordCustomerAct(change.id);
      // The list is told which orders are new before it loads them: it may be in use and hold them back.
      if (!change) await lookForMissed().catch(passOver);
      await refetchOrders(change);
    },
    { evenHidden: true, onLost: () => useOrderStream.setState({ isLost: true }) },
  );
  return () => {
    useOrderStream.setState({ isLost: false });
    close();
  };
}

/** Without a change (after a connect or reconnect) everything is refetched; with one, other orders' pages are not. */
export const refetchOrders = (change?: AnswerOf<typeof subscribeToAllOrders>): Promise<void> =>
  refetchChanged({
    queryKey: liveOrders,
    predicate: ({ queryKey, state }) => {
      const shown = queryKey[1] === 'one' ? (state.data as { id: string } | undefined)?.id : undefined;
      return !change || !shown || shown === change.id;
    },
  });

/** Called after a successful write: a failed refetch is no error to show, as the next server-sent event refetches. */
export const refetchOrdersAfterWrite = (): void => void refetchOrders().catch(() => null);

async function lookForMissed(): Promise<void> {
  const { items } = await call(listAdminOrders, { limit: lookedAt });
  const missed = items.filter(({ id, status }) => status === 'pending' && known && !known.has(id));
  known = new Set([...(known ?? []), ...items.map(({ id }) => id)]);
  recordNewOrders(missed.map(({ id }) => id));
}

/** A 401 is ignored: this is a background request, and the user's next action asks to log in again. */
function passOver(error: unknown): void {
  if (!isSessionRefused(error)) throw error;
}
