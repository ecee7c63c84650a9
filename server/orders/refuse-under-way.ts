import { and, count, eq, inArray } from 'drizzle-orm';
import { isUnderWay } from '../../contracts/order-status-transitions.ts';
import { orderStatuses } from '../../contracts/orders.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { orders } from './order.table.ts';

/**
 * Refuses `orders_under_way`, with their count, while a user has orders that were neither delivered nor cancelled.
 * Called under the user's lock.
 */
export async function refuseUnderWay(db: Queries, userId: string): Promise<void> {
  const [found] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, orderStatuses.filter(isUnderWay))));
  if (found?.count) throw new ShopError('orders_under_way', { count: found.count });
}
