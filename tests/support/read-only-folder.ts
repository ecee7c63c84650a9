import { spawnSync } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { makeTemporaryFolder } from './temporary-folder.ts';

/**
 * A folder that cannot be written to until the test is done: for root on Linux, whom no rights bind, on a read-only disk of its
 * own, elsewhere by its rights. `reason` is the error that writing gives.
 */
export async function makeReadOnlyFolder(): Promise<{ folder: string; reason: 'EROFS' | 'EACCES' }> {
  const folder = await makeTemporaryFolder();
  if (process.getuid?.() === 0) {
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'mouneh', folder]);
    // Containers that may not mount have one that is read-only.
    if (status !== 0) return { folder: '/sys', reason: 'EROFS' };
    onTestFinished(() => void spawnSync('umount', ['-l', folder]));
    return { folder, reason: 'EROFS' };
  }
  await chmod(folder, 0o500);
  onTestFinished(() => chmod(folder, 0o700));
  return { folder, reason: 'EACCES' };
}
