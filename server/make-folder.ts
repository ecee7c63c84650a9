import { access, constants, mkdir } from 'node:fs/promises';
import { nearestFolder } from './backup/disk-space.ts';

/** Creates a folder and its parents. On a read-only disk Node reports ENOENT; this throws the true error. */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      await access(await nearestFolder(folder), constants.W_OK);
    throw error;
  }
}
