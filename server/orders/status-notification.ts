import { desc, eq } from 'drizzle-orm';
import type { OrderStatus } from '../../contracts/orders.ts';
import type { Queries } from '../database/queries.ts';
import { orderStatusChanges as changes } from './order.table.ts';

/** Debounce, in seconds: a status set by mistake can be reverted within this time without a mail. */
export const statusMailDelay = 60;

/**
 * The change of status about which the customer is to be mailed; undefined when another change followed, and when the
 * customer already knows the status.
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
  // The first mail about an order says that it is pending.
  const known = told?.after ?? 'pending';
  return change.after === known ? undefined : { orderId: change.orderId, status: change.after };
}

/** Records that the customer was mailed about a change. */
export async function markNotified(db: Queries, id: number): Promise<void> {
  await db.update(changes).set({ notifiedAt: new Date() }).where(eq(changes.id, id));
}
