import { bigint, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { orderStatuses } from '../../contracts/orders.ts';
import { users } from '../accounts/user.table.ts';

/**
 * Counters of the orders per status and day in Amman, with their totals, maintained by a trigger on `orders`. Sharded:
 * each connection increments a shard of its own without waiting; the count is the sum over the shards.
 */
export const orderDays = pgTable(
  'order_days',
  {
    day: date({ mode: 'string' }).notNull(),
    status: text({ enum: orderStatuses }).notNull(),
    shard: smallint().notNull(),
    orders: integer().notNull(),
    qirsh: bigint({ mode: 'number' }).notNull(),
  },
  (row) => [primaryKey({ columns: [row.day, row.status, row.shard] })],
);

/** The sums of each account: the number of all orders, and the total of those that are not cancelled. Maintained by triggers. */
export const customerTotals = pgTable(
  'customer_totals',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    orders: integer().notNull().default(0),
    spentQirsh: bigint('spent_qirsh', { mode: 'number' }).notNull().default(0),
  },
  (totals) => [
    index('customer_totals_orders').on(totals.orders, totals.userId),
    index('customer_totals_spent').on(totals.spentQirsh, totals.userId),
  ],
);
