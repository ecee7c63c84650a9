import { and, eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { orderItems, orders } from './order.table.ts';

/** More lines than an order can have. The limit keeps PostgreSQL from joining whole tables. */
const maxLines = 1000;

/**
 * The lines of each order's accepted revision, for a lateral join in a query on `orders`, named like their table. For
 * some of many orders they are looked up order by order.
 */
export const linesOfOrder = (db: Queries) =>
  db
    .select()
    .from(orderItems)
    .where(and(eq(orderItems.orderId, orders.id), eq(orderItems.revision, orders.revision)))
    .limit(maxLines)
    .as('order_items');
