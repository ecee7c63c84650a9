import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  /** Always lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  passwordHash: text('password_hash').notNull(),
  role: text({ enum: ['customer', 'admin'] })
    .notNull()
    .default('customer'),
  phone: text().notNull().default(''),
  address: text().notNull().default(''),
  birthDate: text('birth_date').notNull().default(''),
  /** The language in which the user was last seen. */
  language: text({ enum: ['en', 'ar'] })
    .notNull()
    .default('en'),
  notifyOrders: boolean('notify_orders').notNull().default(true),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
