import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from './user.table.ts';

/** The secrets of users with two-factor login, and of those who are setting it up. */
export const twoFactorSecrets = pgTable(
  'two_factor_secrets',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Hexadecimal, not encrypted: a key on the same machine would not protect it from an attacker who can read this table. */
    secret: text().notNull(),
    /** The salt of the recovery codes' hashes, hexadecimal. */
    salt: text().notNull(),
    /** Null until a first code has proved that the app has the secret. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** The time step of the last accepted code: each code counts once (replay protection). */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  },
  (step) => [check('two_factor_secrets_secret', sql`${step.secret} ~ '^[0-9a-f]{40}$'`)],
);

/** Unused recovery codes, hashed. */
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
