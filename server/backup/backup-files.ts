import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** A backup's file, its kind and when it was made, in the time of Amman, which is three hours before UTC all year. */
const backupName = /^mouneh-(nightly-)?(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})\.tar$/;
/** What a process that was killed has left of one. */
const unfinishedName = /^mouneh-[\w-]+\.tar\.[0-9a-f-]{36}\.part$/;

const day = 24 * 60 * 60 * 1000;
/** So many of the newest nightly backups are kept however old they are: a clock that is ahead makes all of them old at once. */
const fewestKept = 3;

export type BackupFile = { file: string; isNightly: boolean; made: Date };

/** The file name of a backup made now. Only nightly ones are ever deleted (rotation). */
export function nameBackup(now: Date, { isNightly = false } = {}): string {
  const time = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Amman',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return `mouneh-${isNightly ? 'nightly-' : ''}${time.format(now).replace(' ', '-').replaceAll(':', '')}.tar`;
}

/** The backups in a folder, the newest first. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const backups: BackupFile[] = [];
  for (const name of await readdir(folder).catch(() => [])) {
    const [, nightly, date, hour, minute, second] = backupName.exec(name) ?? [];
    if (!date) continue;
    const made = new Date(`${date}T${hour}:${minute}:${second}+03:00`);
    if (Number.isNaN(made.getTime())) continue;
    backups.push({ file: path.join(folder, name), isNightly: nightly !== undefined, made });
  }
  return backups.sort((one, other) => other.made.getTime() - one.made.getTime());
}

/** Of backups those that a clock which was ahead has dated in the future: they say nothing of when one was made. */
export const isFromFuture = ({ made }: BackupFile, now: Date): boolean => made > now;

/** Clears nightly backups away that are older than so many days, and what was left of unfinished ones; nothing else. */
export async function clearOldBackups(folder: string, days: number, now: Date): Promise<void> {
  const nightly = (await listBackups(folder)).filter((one) => one.isNightly && !isFromFuture(one, now));
  for (const { file, made } of nightly.slice(fewestKept)) {
    if (now.getTime() - made.getTime() > days * day) await rm(file, { force: true });
  }
  for (const name of await readdir(folder).catch(() => [])) {
    if (!unfinishedName.test(name)) continue;
    const file = path.join(folder, name);
    const written = (await stat(file).catch(() => null))?.mtimeMs ?? 0;
    if (now.getTime() - written > day) await rm(file, { force: true });
  }
}
