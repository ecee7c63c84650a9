import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Ledger } from '../../contracts/payments.ts';
import { activity } from '../activity/activity.table.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { lockOrder } from '../orders/set-order-status.ts';
import { addEntry } from './add-entry.ts';
import { readLedger } from './list-payments.ts';
import { payments } from './payment.table.ts';

/**
 * Reverses an entry by a counter-entry, which is its undo in the activity log, too. Idempotent. Refuses as
 * `revertPayment` does.
 */
export async function reversePayment(context: Context, { id }: { id: number }): Promise<Ledger> {
  return inTransaction(context.db, async (db) => {
    const [entry] = await db.select().from(payments).where(eq(payments.id, id));
    if (!entry) throw new ShopError('not_found');
    await revertPayment(context, db, id, await activityOf(db, id)).catch((error: unknown) => {
      if (!(error instanceof ShopError && error.code === 'changed_since')) throw error;
    });
    return readLedger(db, entry.orderId);
  });
}

/**
 * Adds the counter-entry of an entry. Refuses `changed_since` when it has one already; `refund_stands` for a payment
 * that was refunded since, as the ledger would become negative; and `not_undoable` for a counter-entry: reversing it
 * would not restore the original's waiver, so the payment has to be recorded anew.
 */
export async function revertPayment(
  context: Context,
  db: Queries,
  id: number,
  undoes: number | undefined,
): Promise<void> {
  const [entry] = await db.select().from(payments).where(eq(payments.id, id));
  const order = entry && (await lockOrder(db, entry.orderId));
  if (!entry || !order) throw new ShopError('not_found');
  if (entry.reverses !== null) throw new ShopError('not_undoable');
  const [earlier] = await db.select({ id: payments.id }).from(payments).where(eq(payments.reverses, id));
  if (earlier) throw new ShopError('changed_since');
  const { method, amountQirsh } = entry;
  if (amountQirsh > 0 && order.paidQirsh < amountQirsh) throw new ShopError('refund_stands');
  const counter = {
    method,
    amountQirsh: -amountQirsh,
    reverses: id,
    // A random key never conflicts with a client's; `reverses` is unique anyway.
    idempotencyKey: randomUUID(),
  };
  await addEntry(context, db, order, counter, undoes);
}

/** The activity entry of a ledger entry; undefined where there is none. */
async function activityOf(db: Queries, id: number): Promise<number | undefined> {
  const [found] = await db
    .select({ id: activity.id })
    .from(activity)
    .where(
      and(eq(activity.subjectId, String(id)), eq(activity.action, 'payment.record'), isNull(activity.undoes)),
    );
  return found?.id;
}
