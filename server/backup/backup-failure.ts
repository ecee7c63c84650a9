import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { backupFailures } from './backup-failure.table.ts';

/** Records that the nightly backup has failed; further failures keep the time of the first. */
export async function recordBackupFailure(db: Database, since: Date): Promise<void> {
  await db.insert(backupFailures).values({ since }).onConflictDoNothing();
}

/** Records that a backup was made. A database of an earlier version may lack the table. */
export async function clearBackupFailure(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`select where to_regclass('backup_failures') is not null`);
  if (rows.length > 0) await db.delete(backupFailures);
}

/** Since when the nightly backup has failed; null while it succeeds. */
export async function findBackupFailure(db: Database): Promise<Date | null> {
  const [failure] = await db.select({ since: backupFailures.since }).from(backupFailures);
  return failure?.since ?? null;
}
