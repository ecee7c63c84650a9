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

/** Takes an entry back by a counter-entry, which undoes it in the activity log too. Asked for again, it changes nothing. Refuses as `revertPayment` does. */
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
 * Adds the counter-entry of an entry. Refuses `changed_since` when it has one, `refund_stands` for a payment that has been given back
 * since: the ledger would go below zero; and `not_undoable` for a counter-entry, since the entry it took back would stay taken back
 * and its waiver lost: that is recorded anew.
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
    // `reverses` is unique: no key of a client's can be in its way.
    idempotencyKey: randomUUID(),
  };
  await addEntry(context, db, order, counter, undoes);
}

/** What the activity log says of an entry; undefined for one that it does not have. */
async function activityOf(db: Queries, id: number): Promise<number | undefined> {
  const [found] = await db
    .select({ id: activity.id })
    .from(activity)
    .where(
      and(eq(activity.subjectId, String(id)), eq(activity.action, 'payment.record'), isNull(activity.undoes)),
    );
  return found?.id;
}
