import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { BootError } from '../boot-error.ts';

const pollInterval = 50;
/** Longer than a first start takes on a slow machine, in milliseconds. */
const patience = 120_000;

/**
 * Does the work while no other process does such work under the same lock file; waits for its turn. A lock whose
 * process is gone is cleared away. Throws a BootError when the other one does not come to an end.
 */
export async function whileAlone<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + patience;
  while (!(await take(file))) {
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder && !isAlive(holder)) await rm(file, { force: true });
    else if (Date.now() < deadline) await wait(pollInterval);
    else throw new BootError(`Process ${holder} is starting Mouneh already; if it is not, delete ${file}.`);
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** Linked into place whole, so that whoever sees the lock can read whose it is. */
async function take(file: string): Promise<boolean> {
  const proposed = `${file}.${randomUUID()}`;
  await writeFile(proposed, String(process.pid));
  try {
    await link(proposed, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(proposed, { force: true });
  }
}

/** Whether a process with this id exists, its own or another user's. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
