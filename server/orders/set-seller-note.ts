import { eq } from 'drizzle-orm';
import type { AdminOrder, setSellerNote as contract } from '../../contracts/admin-orders.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { orderNumber } from '../../contracts/orders.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { readAdminOrder } from './list-admin-orders.ts';
import { orderByIdOrNumber } from './list-orders.ts';
import { orders } from './order.table.ts';
import { announceOrder } from './order-events.ts';
import { type LockedOrder, lockWholeOrder } from './revisions/lock-order.ts';

/** Sets the seller's note on an order, with its activity entry; refuses `order_changed` when it has changed since it was read. */
export const setSellerNote = (
  context: Context,
  { id, note = '', expected_note }: ParsedInputOf<typeof contract>,
): Promise<AdminOrder> =>
  inTransaction(context.db, async (db) => {
    const order = await lockWholeOrder(db, orderByIdOrNumber(id));
    if (expected_note !== undefined && expected_note !== order.sellerNote)
      throw new ShopError('order_changed');
    if (note !== order.sellerNote) await write(context, db, order, note);
    return readAdminOrder(context, db, order.id);
  });

/** A change of the note in the activity log. */
export type NoteChange = { id: string; before: { note: string } | null; after: { note: string } | null };

/** Restores the note before a change. Refuses `changed_since`, also for an anonymized order. */
export async function revertSellerNote(
  context: Context,
  db: Queries,
  { id, before, after }: NoteChange,
  undoes: number,
): Promise<void> {
  const order = await lockWholeOrder(db, orderByIdOrNumber(id));
  if (!before || !after || order.sellerNote !== after.note) throw new ShopError('changed_since');
  await write(context, db, order, before.note, undoes);
}

async function write(
  context: Context,
  db: Queries,
  order: LockedOrder,
  note: string,
  undoes?: number,
): Promise<void> {
  await db.update(orders).set({ sellerNote: note }).where(eq(orders.id, order.id));
  const number = orderNumber(order.number);
  await recordActivity(context, db, {
    action: 'order.note',
    subjectId: order.id,
    subject: { en: number, ar: number },
    before: { note: order.sellerNote },
    after: { note },
    undoes,
  });
  await announceOrder(db, order);
}
