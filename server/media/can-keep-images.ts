import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One block of most disks: fewer bytes might still fit on a full one. */
const block = Buffer.alloc(4096, ' ');

/** Throws when images could not be stored: the disk is full, the folder is missing or not writable. */
export async function canKeepImages(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'media');
  const file = path.join(folder, `.try-${randomUUID()}`);
  await mkdir(folder, { recursive: true });
  try {
    await writeFile(file, block);
  } finally {
    await rm(file, { force: true });
  }
}
