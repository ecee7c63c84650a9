import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import { nextStatus } from '../../contracts/order-status-transitions.ts';
import type { advanceOrders as contract } from '../../contracts/orders.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { changeStatus, isStatusRefused, lockOrder } from './set-order-status.ts';

/**
 * Sets many orders to their next status in one transaction, each with its own history, activity entry and mail. Orders
 * for which it is no longer the next status, as another administrator was faster or delivery has no price yet, are
 * skipped and reported.
 */
export async function advanceOrders(
  context: Context,
  { ids, status }: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const done = await inTransaction(context.db, async (db) => {
    const done: AnswerOf<typeof contract> = { changed: [], skipped: [], activities: [] };
    // In a fixed order: concurrent calls with the same orders wait for each other instead of deadlocking.
    for (const id of [...new Set(ids)].toSorted()) {
      const order = await lockOrder(db, id);
      if (!order || nextStatus(order.status) !== status || isStatusRefused(order, status)) {
        done.skipped.push(id);
        continue;
      }
      await changeStatus(context, db, order, status);
      done.changed.push(id);
      if (context.recorded.activity !== null) done.activities.push(context.recorded.activity);
    }
    return done;
  });
  // A single entry can't represent all of them.
  context.recorded.activity = null;
  return done;
}
