import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isFromFuture, listBackups } from './backup-files.ts';

/** The name of an unfinished backup that a killed process has left. */
const unfinishedName = /^mouneh-[\w-]+\.tar\.[0-9a-f-]{36}\.part$/;

const day = 24 * 60 * 60 * 1000;
/** How many of the newest nightly backups are always kept: a clock that is ahead makes all of them look old at once. */
const fewestKept = 3;

/**
 * Backup rotation: deletes nightly backups older than this many days, except the newest ones, and unfinished files that
 * are a day old; nothing else.
 */
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
