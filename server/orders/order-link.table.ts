import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { orders } from './order.table.ts';

/** Private links of guest orders: a token opens one order; only its hash is stored. */
export const orderLinks = pgTable(
  'order_links',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
  },
  (link) => [index('order_links_order').on(link.orderId)],
);
