import { sql } from 'drizzle-orm';
import { readMigrations } from './migrate-up-to.ts';
import type { Queries } from './queries.ts';

/** When the last migration of this version was written, by which the migrator knows what is done. */
const newest = readMigrations().at(-1)?.folderMillis ?? 0;

/**
 * Whether the tables are as this version needs them. Newer ones count: while instances are replaced one after another, the
 * old ones go on with tables that the new ones have changed.
 */
export async function isMigrated(db: Queries): Promise<boolean> {
  const { rows } = await db.execute<{ latest: string | null }>(
    sql`select max(created_at) as latest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.latest ?? -1) >= newest;
}
