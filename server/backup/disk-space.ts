import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';

/** How many bytes may still be written into a folder; one that is not there yet is where its parent is. */
export async function freeSpace(folder: string): Promise<number> {
  const place = await nearestFolder(folder);
  const { bavail, bsize } = await statfs(place);
  return bavail * bsize;
}

/** The folder itself, or the nearest above it that is there. */
export async function nearestFolder(folder: string): Promise<string> {
  const isThere = await stat(folder).catch(() => null);
  return isThere || folder === path.dirname(folder) ? folder : nearestFolder(path.dirname(folder));
}

/** `3.2 GB`, `740 MB`, for people. */
export function describeSize(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`;
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
