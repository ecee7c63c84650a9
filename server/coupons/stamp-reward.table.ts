import { boolean, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/user.table.ts';
import { orders } from '../orders/order.table.ts';

/**
 * Orders with free delivery for stamps, numbered per account: of two concurrent orders, the primary key gives the
 * reward to only one.
 */
export const stampRewards = pgTable(
  'stamp_rewards',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** How many stamps it cost. */
    stamps: smallint().notNull(),
    /** False while the order is cancelled: its stamps are released. */
    counts: boolean().notNull().default(true),
  },
  (reward) => [primaryKey({ name: 'stamp_rewards_pkey', columns: [reward.userId, reward.number] })],
);
