import { spawnSync } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { onTestFinished } from 'vitest';
import { makeTemporaryFolder } from './temporary-folder.ts';

/**
 * A folder that rejects writes until the test is done. File modes do not restrict root on Linux, so for root it is a
 * read-only tmpfs mount. `reason` is the error code of a write.
 */
export async function makeReadOnlyFolder(): Promise<{ folder: string; reason: 'EROFS' | 'EACCES' }> {
  const folder = await makeTemporaryFolder();
  if (process.getuid?.() === 0) {
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'ro', 'mouneh', folder]);
    // Unprivileged containers can't mount; `/sys` is read-only there.
    if (status !== 0) return { folder: '/sys', reason: 'EROFS' };
    onTestFinished(() => void spawnSync('umount', ['-l', folder]));
    return { folder, reason: 'EROFS' };
  }
  await chmod(folder, 0o500);
  onTestFinished(() => chmod(folder, 0o700));
  return { folder, reason: 'EACCES' };
}
