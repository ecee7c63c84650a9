import { and, eq, gte, lt } from 'drizzle-orm';
import type { Order } from '../../contracts/orders.ts';
import type { Queries } from '../database/queries.ts';
import { orders } from '../orders/order.table.ts';
import { guestOrders } from '../orders/order-link.ts';

/** The most mails per day that orders without an account may send to one address, which may be another person's. */
const maxGuestMails = 3;

/** Whether that many guest orders of the last day have the same address. */
export async function isOverGuestMailLimit(db: Queries, order: Order): Promise<boolean> {
  const at = new Date(order.created_at);
  const dayBefore = new Date(at.getTime() - 24 * 60 * 60 * 1000);
  const isEarlier = and(gte(orders.createdAt, dayBefore), lt(orders.createdAt, at));
  const isSame = and(eq(orders.customerEmail, order.customer_email), guestOrders, isEarlier);
  const earlier = await db.select({ id: orders.id }).from(orders).where(isSame).limit(maxGuestMails);
  return earlier.length === maxGuestMails;
}
