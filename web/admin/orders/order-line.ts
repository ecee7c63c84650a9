import { create } from 'zustand';
import { followAllOrders, listAdminOrders } from '../../../contracts/admin-orders.ts';
import type { AnswerOf } from '../../../contracts/endpoint.ts';
import { call } from '../../http/api.ts';
import { isSessionRefused } from '../../session/session.ts';
import { subscribeToChanges } from '../../session/subscribe-to-changes.ts';
import { noteNewOrders } from './new-orders.ts';

/** Reads again what a page shows. Without a change anything may be different. */
type Listener = (change?: AnswerOf<typeof followAllOrders>) => Promise<void>;

/** The newest orders that are looked at when the line is back, in case they came while it was gone. */
const lookedAt = 50;

const listeners = new Set<Listener>();
let isOpen = false;

/** Whether the line was open once and is not now: then the desk does not hear of new orders. */
export const useOrderLine = create<{ isLost: boolean }>()(() => ({ isLost: false }));

/** The ids of orders that were heard of; null until the line was open for the first time. */
let known: Set<string> | null = null;

/** Lets a page hear of orders: at once when the desk's line is open, and at every change. Answers how to stop. */
export function hearOfOrders(listener: Listener): () => void {
  listeners.add(listener);
  // What cannot be read now is read with the next change.
  if (isOpen) listener().catch(() => null);
  return () => void listeners.delete(listener);
}

/**
 * Opens the desk's one line to the shop, also for a window that nobody looks at; answers how to close it. New orders are
 * noted, those too that came while the line was gone.
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

/** A session that is over is told by the next thing that somebody does at the desk. */
function passOver(error: unknown): void {
  if (!isSessionRefused(error)) throw error;
}
