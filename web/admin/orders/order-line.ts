import { create } from 'zustand';
import { followAllOrders, listAdminOrders } from '../../../contracts/admin-orders.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { call } from '../../http/api.ts';
import { isSessionRefused } from '../../session/session.ts';
import { subscribeToChanges } from '../../session/subscribe-to-changes.ts';
import { noteNewOrders } from './new-orders.ts';

/** Refetches what a page shows. Without a change (after a connect or reconnect) anything may have changed. */
type Listener = (change?: AnswerOf<typeof followAllOrders>) => Promise<void>;

/** How many of the newest orders are fetched after a reconnect, to find those that were placed while disconnected. */
const lookedAt = 50;

const listeners = new Set<Listener>();
let isOpen = false;

/** True after the event stream was connected and dropped: new orders do not arrive until it reconnects. */
export const useOrderLine = create<{ isLost: boolean }>()(() => ({ isLost: false }));

/** Ids of orders already seen; null before the first connect, when no order counts as new. */
let known: Set<string> | null = null;

/**
 * Subscribes a page to order changes: called at once if the stream is open, and at every event. Returns the unsubscribe
 * function.
 */
export function hearOfOrders(listener: Listener): () => void {
  listeners.add(listener);
  // A failed refetch is not retried here: the next event refetches.
  if (isOpen) listener().catch(() => null);
  return () => void listeners.delete(listener);
}

/**
 * Opens the one event stream (SSE) that all admin pages share, in background tabs too, so that new orders are always announced.
 * After a reconnect it catches up on missed ones. Returns the close function.
 */
export function openOrderLine(): () => void {
  const close = subscribeToChanges(
    followAllOrders,
    async (change) => {
      isOpen = true;
      useOrderLine.setState({ isLost: false });
      if (change?.kind === 'placed') {
        known?.add(change.id);
        noteNewOrders([change.id]);
      }
      const own = change ? null : lookForMissed().catch(passOver);
      await Promise.all([own, ...[...listeners].map((listener) => listener(change))]);
    },
    { evenHidden: true, onLost: () => useOrderLine.setState({ isLost: true }) },
  );
  return () => {
    isOpen = false;
    useOrderLine.setState({ isLost: false });
    close();
  };
}

async function lookForMissed(): Promise<void> {
  const { items } = await call(listAdminOrders, { limit: lookedAt });
  const missed = items.filter(({ id, status }) => status === 'pending' && known && !known.has(id));
  known = new Set([...(known ?? []), ...items.map(({ id }) => id)]);
  noteNewOrders(missed.map(({ id }) => id));
}

/** A 401 is swallowed: this is a background request, and the next action of the user asks to log in again. */
function passOver(error: unknown): void {
  if (!isSessionRefused(error)) throw error;
}
