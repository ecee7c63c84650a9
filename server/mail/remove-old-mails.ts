import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../deps.ts';

/** How long mails in files are kept, in milliseconds: they contain names, addresses and links. */
const kept = 30 * 24 * 3600 * 1000;

/** Retention: deletes mail files, and unfinished ones, that are older than `kept`. */
export async function removeOldMails({ config }: Pick<Deps, 'config'>, now: Date): Promise<void> {
  const folder = path.join(config.dataDir, 'mail');
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => /\.eml(?:\.part)?$/.test(one))) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (now.getTime() - mtimeMs > kept) await rm(file, { force: true });
  }
}
