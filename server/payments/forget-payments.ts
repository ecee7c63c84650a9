import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { orders } from '../orders/order.table.ts';
import { payments } from './payment.table.ts';
import { paymentProofs } from './payment-proof.table.ts';

/** Empties what may name a person in the ledger of a customer's orders, pictures and all, in the caller's transaction; sums stay for the books. */
export async function forgetPayments(db: Queries, userId: string): Promise<void> {
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  await db.delete(paymentProofs).where(inArray(paymentProofs.orderId, own));
  await db
    .update(payments)
    .set({ reference: '', note: '' })
    .where(and(inArray(payments.orderId, own), or(ne(payments.reference, ''), ne(payments.note, ''))));
}
