import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { DatabaseError } from 'pg';
import { BootError } from '../boot-error.ts';
import { whileLocked } from './advisory-lock.ts';
import type { Database } from './connect.ts';
import { isUnavailable } from './database-errors.ts';
import { ownMigrations } from './migrate-up-to.ts';

/**
 * Migrates the tables, all or nothing, one process at a time. Throws a BootError when the user may not create them, and
 * when the database refuses.
 */
export async function migrateDatabase(db: Database, migrationsFolder = ownMigrations): Promise<void> {
  try {
    await whileLocked(db, 'migrate', (client) => migrate(drizzle({ client }), { migrationsFolder }));
  } catch (error) {
    const cause = error instanceof DrizzleQueryError ? error.cause : error;
    if (!(cause instanceof DatabaseError) || isUnavailable(error)) throw error;
    const sentence =
      cause.code === '42501'
        ? 'The user in DATABASE_URL may not create tables: make it the owner of the database.'
        : `The tables could not be brought up to this version (${cause.message}): nothing was changed, and the version before still works.`;
    throw new BootError(sentence, { cause });
  }
}
