import { fileURLToPath } from 'node:url';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { DatabaseError } from 'pg';
import { BootError } from '../boot-error.ts';
import { whileLocked } from './advisory-lock.ts';
import type { Database } from './connect.ts';

const ours = fileURLToPath(new URL('./migrations', import.meta.url));

/** Brings the tables up to date, one process at a time. Throws a BootError when the user may not create them. */
export async function migrateDatabase(db: Database, migrationsFolder = ours): Promise<void> {
  try {
    await whileLocked(db, 'migrate', (client) => migrate(drizzle({ client }), { migrationsFolder }));
  } catch (error) {
    const cause = (error instanceof DrizzleQueryError ? error.cause : error) as DatabaseError;
    if (cause.code !== '42501') throw error;
    throw new BootError(
      'The user in DATABASE_URL may not create tables: make it the owner of the database.',
      { cause },
    );
  }
}
