import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { backupFailures } from './backup-failure.table.ts';

/** Notes that the nightly backup has failed; a failure that lasts keeps its beginning. */
export async function recordBackupFailure(db: Database, since: Date): Promise<void> {
  await db.insert(backupFailures).values({ since }).onConflictDoNothing();
}

/** Notes that a backup was made; a database of an earlier version knows of no failures. */
export async function clearBackupFailure(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`select where to_regclass('backup_failures') is not null`);
  if (rows.length > 0) await db.delete(backupFailures);
}

/** Since when the nightly backup fails; null while all is well. */
export async function findBackupFailure(db: Database): Promise<Date | null> {
  const [failure] = await db.select({ since: backupFailures.since }).from(backupFailures);
  return failure?.since ?? null;
}
