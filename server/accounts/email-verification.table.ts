import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.table.ts';

/** Links that were mailed to prove an email and not used yet. */
export const emailVerifications = pgTable(
  'email_verifications',
  {
    /** SHA-256 of the token, which stands in the mail alone. */
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the link went to: it proves no other. */
    email: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (proof) => [index('email_verifications_user').on(proof.userId)],
);
