import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isFromFuture, listBackups } from './backup-files.ts';

/** What a process that was killed has left of one. */
const unfinishedName = /^mouneh-[\w-]+\.tar\.[0-9a-f-]{36}\.part$/;

const day = 24 * 60 * 60 * 1000;
/** How many of the newest nightly backups are kept however old they are: a clock that is ahead makes all of them old at once. */
const fewestKept = 3;

/** Backup rotation: removes nightly backups that are older than so many days, except the newest, and the unfinished files that are a day old; nothing else. */
export async function removeOldBackups(folder: string, days: number, now: Date): Promise<void> {
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
