import path from 'node:path';
import { sql } from 'drizzle-orm';
import { BootError } from '../boot-error.ts';
import type { Database } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import { recordBackupFailure } from './backup-failure.ts';
import { isFromFuture, listBackups, nameBackup } from './backup-files.ts';
import { removeOldBackups } from './remove-old-backups.ts';
import { writeBackup } from './write-backup.ts';

const hour = 60 * 60 * 1000;
const night = 4;

/**
 * Called every hour: makes the nightly backup at four o'clock in Amman, or at any hour when the last is more than a day
 * old, as when the machine is off at night. Deletes old ones (rotation). Returns the new file. A failure is recorded
 * and shown until a backup succeeds.
 */
export async function makeNightlyBackup(
  { db, config, log }: Pick<Deps, 'db' | 'config' | 'log'>,
  now = new Date(),
): Promise<string | null> {
  const { dataDir, backupDir, backupDays } = config;
  if (backupDays === 0 || !(await isDue(db, backupDir, now))) return null;
  const start = performance.now();
  try {
    const file = path.join(backupDir, nameBackup(now, { isNightly: true }));
    const { bytes, rows, images } = await writeBackup({ db, dataDir }, file, now);
    await removeOldBackups(backupDir, backupDays, now);
    const milliseconds = Math.round(performance.now() - start);
    log.info({ file: path.basename(file), bytes, rows, images, milliseconds }, 'the nightly backup was made');
    return file;
  } catch (error) {
    await recordBackupFailure(db, now).catch(() => {});
    if (!(error instanceof BootError)) throw error;
    log.error({ reason: error.message }, 'the nightly backup could not be made');
    return null;
  }
}

async function isDue(db: Database, folder: string, now: Date): Promise<boolean> {
  const newest = (await listBackups(folder)).find((one) => one.isNightly && !isFromFuture(one, now));
  const last = newest?.made ?? (await firstDay(db));
  const age = last ? now.getTime() - last.getTime() : 0;
  if (age > 25 * hour) return true;
  const isFresh = newest !== undefined && age < 2 * hour;
  return hourOf(now) === night && !isFresh;
}

const hourOf = (now: Date): number => (now.getUTCHours() + 3) % 24;

/** When the shop's first account, the administrator's, was created. */
export async function firstDay(db: Database): Promise<Date | null> {
  const { rows } = await db.execute<{ first: string | null }>(
    sql`select to_json(min(created_at)) #>> '{}' as first from users`,
  );
  const first = rows[0]?.first;
  return first ? new Date(first) : null;
}
