import path from 'node:path';
import { isFromFuture, listBackups } from '../backup/backup-files.ts';
import { openBackup } from '../backup/restore-backup.ts';
import { BootError } from '../boot-error.ts';
import type { Config } from '../config.ts';
import { type Finding, failure, ok, warning } from './finding.ts';

const about = 'Backups';
const hour = 60 * 60 * 1000;
/** The greatest age of the newest backup, in hours: one night may be missed. */
const oldest = 50;

/** Checks that there is a recent and intact backup. */
export async function checkBackups(
  { backupDir, backupDays }: Config,
  firstDay: Date | null,
  now: Date,
): Promise<Finding[]> {
  const all = await listBackups(backupDir);
  const future = all.filter((one) => isFromFuture(one, now));
  const newest = all[future.length];
  const since = newest?.made ?? firstDay;
  const hours = since ? Math.max(0, Math.round((now.getTime() - since.getTime()) / hour)) : 0;
  const isOld = hours > oldest;
  const why =
    backupDays === 0
      ? 'BACKUP_DAYS is 0, so none is made by itself: run npm run backup'
      : 'the shop makes one a day while it runs, and says in its log why it could not; run npm run backup';
  const ahead = future.map(({ file }) =>
    warning(
      about,
      `${path.basename(file)} is dated in the future and counts as none: set the clock, and rename it.`,
    ),
  );
  if (!newest) {
    const says = `there is none in ${backupDir}`;
    if (isOld) return [failure(about, `${says}: ${why}.`), ...ahead];
    return [
      warning(about, backupDays === 0 ? `${says}: ${why}.` : `${says} yet: the first is made within a day.`),
      ...ahead,
    ];
  }
  const damage = await findDamage(newest.file);
  if (damage)
    return [failure(about, `the newest one cannot be put back. ${damage} Run npm run backup.`), ...ahead];
  const age = hours < 48 ? `${hours} hours` : `${Math.round(hours / 24)} days`;
  const says = `${path.basename(newest.file)} is ${age} old`;
  return [isOld ? failure(about, `${says}: ${why}.`) : ok(about, `${says} and whole`), ...ahead];
}

async function findDamage(file: string): Promise<string | null> {
  try {
    await (await openBackup(file)).close();
    return null;
  } catch (error) {
    if (error instanceof BootError) return error.message;
    throw error;
  }
}
