import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.table.ts';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; only the browser has the token itself. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the login; all tokens of its renewals share it. */
    loginId: uuid('login_id').notNull().defaultRandom(),
    loggedInAt: timestamp('logged_in_at', { withTimezone: true }).notNull().defaultNow(),
    /** When this token was issued. A page in use renews it every half hour, so this approximates the last use. */
    givenAt: timestamp('given_at', { withTimezone: true }).notNull().defaultNow(),
    /** `Firefox · Android`, or empty; never an IP address. */
    device: text().notNull().default(''),
    /** When the password was last confirmed with this token; null when it never was. */
    identifiedAt: timestamp('identified_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (session) => [index('sessions_user').on(session.userId)],
);
