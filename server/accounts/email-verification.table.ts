import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.table.ts';

/** Unused links that were mailed to verify an email address. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    /** SHA-256 of the token; the token itself is only in the mail. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the link was sent to; it verifies no other. */
    email: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (proof) => [index('email_verifications_user').on(proof.userId)],
);
