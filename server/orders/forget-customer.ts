import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { orders } from './order.table.ts';

/**
 * Takes a person out of all orders, within the caller's transaction: goods, sums, city and country stay for the books. The
 * hash of what was sent goes too, since with it one could prove a guess.
 */
export async function forgetCustomer(db: Queries, userId: string): Promise<void> {
  await db
    .update(orders)
    .set({ userId: null, customerName: '', customerEmail: '', street: '', phone: '', bodyHash: '' })
    .where(eq(orders.userId, userId));
}
