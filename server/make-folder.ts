import { access, constants, mkdir } from 'node:fs/promises';
import { nearestFolder } from './backup/disk-space.ts';

/** Makes a folder and those above it. Where the disk is read-only Node says that it is not there (ENOENT): the true error is thrown. */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      await access(await nearestFolder(folder), constants.W_OK);
    throw error;
  }
}
