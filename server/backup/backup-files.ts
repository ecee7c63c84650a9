import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A backup's file name: its kind, and when it was made, in Amman's time, which is UTC+3 all year. */
const backupName = /^mouneh-(nightly-)?(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(\d{2})\.tar$/;

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

/** The backups in a folder, newest first. */
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

/** Whether a backup is dated in the future, by a clock that was ahead: its true time is unknown. */
export const isFromFuture = ({ made }: BackupFile, now: Date): boolean => made > now;
