import { desc, eq } from 'drizzle-orm';
import type { OrderStatus } from '../../contracts/orders.ts';
import type { Queries } from '../database/queries.ts';
import { orderStatusChanges as changes } from './order.table.ts';

/** Debounce, in seconds: a change of a status made by mistake is reverted within it, and not mailed. */
export const statusMailDelay = 60;

/**
 * The change of a status that its customer is to hear of; undefined when another one came after it, and when the
 * customer knows the order with this status already.
 */
export async function findChangeToNotify(
  db: Queries,
  id: number,
): Promise<{ orderId: string; status: OrderStatus } | undefined> {
  const [change] = await db.select().from(changes).where(eq(changes.id, id));
  if (!change) return undefined;
  const isOfOrder = eq(changes.orderId, change.orderId);
  const history = await db.select().from(changes).where(isOfOrder).orderBy(desc(changes.id));
  if (history[0]?.id !== id) return undefined;
  const told = history.find(({ notifiedAt }) => notifiedAt);
  // The first mail about an order tells that it waits.
  const known = told?.after ?? 'pending';
  return change.after === known ? undefined : { orderId: change.orderId, status: change.after };
}

/** Notes that the customer was mailed of a change. */
export async function markNotified(db: Queries, id: number): Promise<void> {
  await db.update(changes).set({ notifiedAt: new Date() }).where(eq(changes.id, id));
}
