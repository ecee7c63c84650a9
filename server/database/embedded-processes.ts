import { readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import path from 'node:path';

/** Whether a process works inside of the cluster's folder, as its server does, and not one that got its id later. */
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
 * Ends the processes of a server that was killed, which hold its shared memory so that no other starts. They end by themselves at
 * once, unless they are stopped or stuck. Those that still have their server above them are left alone.
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
      // It has ended meanwhile, or is another user's: then the start says that the cluster is in use.
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

/** Its parent's id, or 0 when it has ended meanwhile. */
function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}
