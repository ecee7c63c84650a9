import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { orderItems, orders } from './order.table.ts';

/** More than an order can have. The limit is what keeps PostgreSQL from joining the tables as a whole. */
const maxLines = 1000;

/**
 * The lines of each order's accepted revision, for a query on `orders`, to be joined laterally and called like their table. Of some orders among
 * many they are looked up, order by order.
 */
export const linesOfOrder = (db: Queries) =>
  db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orders.id), eq(orderItems.revision, orders.revision)))
    .limit(maxLines)
    .as('order_items');
