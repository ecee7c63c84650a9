import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.table.ts';

/** Users whose logins take a code from an app, and those who are about to set one up. */
export const twoFactorSecrets = pgTable(
  'two_factor_secrets',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In hexadecimal, unencrypted: a key on the same machine would not hide it from one who can read this table. */
    secret: text().notNull(),
    /** Salt of the recovery codes' hashes, in hexadecimal. */
    salt: text().notNull(),
    /** Null until the first code has shown that the app has the secret. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** The time step of the last code accepted: each code counts once (replay protection). */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  },
  (step) => [check('two_factor_secrets_secret', sql`${step.secret} ~ '^[0-9a-f]{40}$'`)],
);

/** Recovery codes that were not used yet, hashed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => twoFactorSecrets.userId, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
  },
  (code) => [primaryKey({ columns: [code.userId, code.codeHash] })],
);
