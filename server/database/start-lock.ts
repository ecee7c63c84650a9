import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { BootError } from '../boot-error.ts';

const pollInterval = 50;
/** How long to wait for the lock, in milliseconds: longer than a first start takes on a slow machine. */
const timeoutMs = 120_000;

/**
 * A lock file (mutex) between processes: waits until the lock is free, and removes a stale lock whose process is gone.
 * Throws a BootError when the holder does not finish in time.
 */
export async function whileFileLocked<T>(file: string, work: () => Promise<T>): Promise<T> {
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

/** Process ids are reused, in containers often the very same: the start time distinguishes a stale lock from a live one. */
function isHeldBy(holder: string): boolean {
  const [id, begun] = holder.split('\n');
  const pid = Number(id);
  return pid > 0 && isAlive(pid) && (!begun || begun === beginningOf(pid));
}

/** Created by an atomic `link`, complete with its holder: a reader never finds a half-written lock. */
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

/** Whether a process with this id exists, of this or another user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The start time of a process as an opaque text, unique together with its id; empty when the system does not report it. */
function beginningOf(pid: number): string {
  if (process.platform !== 'linux')
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  try {
    const machine = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // Field 22 of /proc/PID/stat, counted after the bracketed name: clock ticks since the machine's boot.
    const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
    return `${machine} ${ticks}`;
  } catch {
    return '';
  }
}
