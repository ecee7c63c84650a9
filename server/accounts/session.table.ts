import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.table.ts';

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token; the token itself is known to the browser alone. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names the login that it began with: tokens that follow one another by renewal share it. */
    loginId: uuid('login_id').notNull().defaultRandom(),
    loggedInAt: timestamp('logged_in_at', { withTimezone: true }).notNull().defaultNow(),
    /** When this token was given. A page in use asks for another every half hour, so this says when it was last used. */
    givenAt: timestamp('given_at', { withTimezone: true }).notNull().defaultNow(),
    /** `Firefox · Android`, or empty; never an address. */
    device: text().notNull().default(''),
    /** When the password was last given for this token itself; null: never since it was made. */
    identifiedAt: timestamp('identified_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (session) => [index('sessions_user').on(session.userId)],
);
