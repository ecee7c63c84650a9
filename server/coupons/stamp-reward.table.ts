import { boolean, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/user.table.ts';
import { orders } from '../orders/order.table.ts';

/** Orders that were delivered free of charge for stamps, of each account by number: of two at once the key lets one have it. */
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
    /** How many stamps it took. */
    stamps: smallint().notNull(),
    /** False while the order is cancelled: its stamps are given back. */
    counts: boolean().notNull().default(true),
  },
  (reward) => [primaryKey({ name: 'stamp_rewards_pkey', columns: [reward.userId, reward.number] })],
);
