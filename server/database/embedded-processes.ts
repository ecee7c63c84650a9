import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';

/** Whether a process works in the cluster's folder, as its server does, and did not just reuse the id. */
export function isServing(pid: number, { folder }: { folder: string }): boolean {
  if (process.platform !== 'linux') return true;
  try {
    const [place, own] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return place.ino === own.ino && place.dev === own.dev;
  } catch {
    return false;
  }
}

/**
 * Kills orphaned processes of a killed server: they hold its shared memory, which prevents a new start. They normally
 * end by themselves, unless they are stopped or stuck. Processes whose server still runs are left alone.
 */
export function endOrphans(cluster: { folder: string }): void {
  if (process.platform !== 'linux') return;
  const processes = readdirSync('/proc').map(Number).filter(Boolean);
  const found = processes.filter((pid) => isPostgres(pid) && isServing(pid, cluster));
  if (found.some((pid) => found.includes(parentOf(pid)))) return;
  for (const pid of found) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended, or belongs to another user; then the start reports that the cluster is in use.
    }
  }
}

function isPostgres(pid: number): boolean {
  try {
    return path.basename(readlinkSync(`/proc/${pid}/exe`)).startsWith('postgres');
  } catch {
    return false;
  }
}

/** The parent's process id, or 0 when the process has ended. */
function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}
