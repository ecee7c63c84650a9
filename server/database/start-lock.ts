import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { BootError } from '../boot-error.ts';

const pollInterval = 50;
/** Longer than a first start takes on a slow machine, in milliseconds. */
const timeoutMs = 120_000;

/**
 * Does the work while no other process does such work under the same lock file; waits for its turn. A lock whose
 * process is gone is cleared away. Throws a BootError when the other one does not come to an end.
 */
export async function whileAlone<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  while (!(await take(file))) {
    const holder = await readFile(file, 'utf8').catch(() => null);
    if (holder === null) continue;
    if (!isHeldBy(holder)) await rm(file, { force: true });
    else if (performance.now() < deadline) await wait(pollInterval);
    else {
      const [pid] = holder.split('\n');
      throw new BootError(`Process ${pid} is starting Mouneh already; if it is not, delete ${file}.`);
    }
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

/** Ids are given again, in a container often the very same: only with the same beginning is it that process. */
function isHeldBy(holder: string): boolean {
  const [id, begun] = holder.split('\n');
  const pid = Number(id);
  return pid > 0 && isAlive(pid) && (!begun || begun === beginningOf(pid));
}

/** Linked into place whole, so that whoever sees the lock can read whose it is. */
async function take(file: string): Promise<boolean> {
  const proposed = `${file}.${randomUUID()}`;
  try {
    await writeFile(proposed, `${process.pid}\n${beginningOf(process.pid)}`);
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

/** When a process began, in words that no other process with its id will have; empty when that cannot be told. */
function beginningOf(pid: number): string {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  try {
    const machine = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // After the name in brackets, which may hold anything: the 22nd field, in ticks since the machine began.
    const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
    return `${machine} ${ticks}`;
  } catch {
    return '';
  }
}
