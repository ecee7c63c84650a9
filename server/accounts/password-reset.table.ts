import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.table.ts';

/** Unused links that were mailed for a new password. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token; the token itself is only in the mail. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (reset) => [index('password_resets_user').on(reset.userId)],
);
