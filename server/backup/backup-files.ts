import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** A backup's file, its kind and when it was made, in the time of Amman, which is three hours before UTC all year. */
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

/** Whether a clock that was ahead has dated a backup in the future: it says nothing of when it was made. */
export const isFromFuture = ({ made }: BackupFile, now: Date): boolean => made > now;
