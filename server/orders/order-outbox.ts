import { inArray, sql } from 'drizzle-orm';
import { listAdminsToNotify } from '../accounts/list-admins.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../log.ts';
import { orderOutbox } from './order.table.ts';
import { announceOrders } from './order-events.ts';

/** The most orders processed in one transaction. */
const maxBatch = 500;

type Wanted = Pick<Deps, 'db' | 'jobs' | 'log'>;

/**
 * The relay of the outbox: queues the mails of placed orders and announces these, in one transaction, and returns how
 * many. Outbox rows are written with the order and deleted here, so a crash loses nothing: the next relay finds them.
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
    // Need not survive a crash, after which the outbox rows are still there for the next relay: no fsync at commit.
    await tx.execute(sql`set local synchronous_commit = off`);
    const admins = await listAdminsToNotify(tx);
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

/** In milliseconds: orders placed within it are relayed together (write batching). */
const pause = 100;

const underWay = new WeakSet<object>();

/**
 * Schedules a relay of the outbox, one for all orders of the next moment; the order's answer does not wait for it. A
 * failure is logged, and retried by the next order or by the sweep in shop.ts.
 */
export function relaySoon(deps: Wanted): void {
  if (underWay.has(deps.db)) return;
  underWay.add(deps.db);
  setTimeout(async () => {
    // An order placed from here on may be missed by this relay, so it schedules the next one.
    underWay.delete(deps.db);
    try {
      if ((await relayOrders(deps)) === maxBatch) relaySoon(deps);
    } catch (error) {
      deps.log.warn(describeError(error as Error), 'orders wait to be passed on');
    }
  }, pause);
}
