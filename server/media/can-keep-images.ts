import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A block of most disks: less may still find room in one that is full. */
const block = Buffer.alloc(4096, ' ');

/** Throws when no image could be kept: the disk is full, the folder is gone, or may not be written to. */
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
