import { sql } from 'drizzle-orm';
import { readMigrations } from './migrate-up-to.ts';
import type { Queries } from './queries.ts';

/** The time of this version's last migration, by which the migrator knows what was applied. */
const newest = readMigrations().at(-1)?.folderMillis ?? 0;

/**
 * Whether all migrations of this version were applied. Newer ones are accepted: during a rolling update the old
 * instances continue on tables that the new ones have migrated.
 */
export async function isMigrated(db: Queries): Promise<boolean> {
  const { rows } = await db.execute<{ latest: string | null }>(
    sql`select max(created_at) as latest from drizzle.__drizzle_migrations`,
  );
  return Number(rows[0]?.latest ?? -1) >= newest;
}
