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
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (session) => [index('sessions_user').on(session.userId)],
);
