import { inArray, sql } from 'drizzle-orm';
import { listAdminsToTell } from '../accounts/list-admins.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../log.ts';
import { announceOrders } from './follow-orders.ts';
import { orderOutbox } from './order.table.ts';

/** How many orders are passed on at once. */
const maxBatch = 500;

type Wanted = Pick<Deps, 'db' | 'jobs' | 'log'>;

/**
 * Queues the mails of orders that were placed and tells all who follow, all or nothing, and answers how many orders that
 * were. What was placed is noted in its own transaction, so an order that was not passed on is found by the next.
 */
async function relayOrders({ db, jobs }: Wanted): Promise<number> {
  return inTransaction(db, async (tx) => {
    const next = tx
      .select({ id: orderOutbox.orderId })
      .from(orderOutbox)
      .orderBy(orderOutbox.orderId)
      .limit(maxBatch)
      .for('update', { skipLocked: true });
    const placed = await tx.delete(orderOutbox).where(inArray(orderOutbox.orderId, next)).returning();
    if (placed.length === 0) return 0;
    // What a crash would undo here is done again: there is no need to wait for the disk.
    await tx.execute(sql`set local synchronous_commit = off`);
    const admins = await listAdminsToTell(tx);
    await jobs.enqueueAll(
      tx,
      placed.flatMap(({ orderId }) => [
        { mail: 'order-received' as const, orderId },
        ...admins.map((userId) => ({ mail: 'seller-order' as const, orderId, userId })),
      ]),
    );
    await announceOrders(
      tx,
      placed.map(({ orderId, userId }) => ({ id: orderId, userId })),
      'placed',
    );
    return placed.length;
  });
}

/** In milliseconds: what is placed meanwhile is passed on together. */
const pause = 100;

const underWay = new WeakSet<object>();

/** Passes on what was placed, with what others place in the next moment; the caller does not wait for it. */
export function relaySoon(deps: Wanted): void {
  if (underWay.has(deps.db)) return;
  underWay.add(deps.db);
  setTimeout(async () => {
    // From here on, what is placed may not be found any more: it asks for the next round.
    underWay.delete(deps.db);
    try {
      if ((await relayOrders(deps)) === maxBatch) relaySoon(deps);
    } catch (error) {
      deps.log.warn(describeError(error as Error), 'orders wait to be passed on');
    }
  }, pause);
}
