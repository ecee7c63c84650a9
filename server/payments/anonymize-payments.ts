import { and, inArray, ne, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { orders } from '../orders/order.table.ts';
import { payments } from './payment.table.ts';
import { paymentProofs } from './payment-proof.table.ts';

/**
 * Empties texts that may name a person in the ledger of the orders that match a condition, and deletes pictures, in the
 * caller's transaction; sums stay for the books.
 */
export async function anonymizePayments(db: Queries, condition: SQL): Promise<void> {
  const own = db.select({ id: orders.id }).from(orders).where(condition);
  await db.delete(paymentProofs).where(inArray(paymentProofs.orderId, own));
  await db
    .update(payments)
    .set({ reference: '', note: '' })
    .where(and(inArray(payments.orderId, own), or(ne(payments.reference, ''), ne(payments.note, ''))));
}
