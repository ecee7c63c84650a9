import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { languages } from '../../contracts/language.ts';
import { tsvector } from '../database/column-types.table.ts';

export const users = pgTable(
  'users',
  {
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
    /** The language of the last visit. */
    language: text({ enum: languages }).notNull().default('en'),
    notifyOrders: boolean('notify_orders').notNull().default(true),
    /** When a link mailed to this address was used; while null, the address may be another person's. */
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    /** The version of the legal texts accepted at signup; null where the client sent none. */
    termsVersion: integer('terms_version'),
    privacyVersion: integer('privacy_version'),
    /** Since when the account has had this email. */
    emailSince: timestamp('email_since', { withTimezone: true }).notNull().defaultNow(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** Full-text search vector of the admin's customer search. */
    searchVector: tsvector('search_vector')
      .notNull()
      .generatedAlwaysAs(sql`search_vector(name || ' ' || email, phone)`),
  },
  (user) => [
    index('users_newest').on(user.createdAt, user.id),
    index('users_customers').on(user.createdAt).where(sql`${user.role} = 'customer'`),
    index('users_admins').on(user.createdAt, user.id).where(sql`${user.role} = 'admin'`),
    index('users_search_vector').using('gin', user.searchVector),
  ],
);
