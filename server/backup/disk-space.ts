import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';

/** How many bytes are free for a folder; one that does not exist yet is measured by its nearest parent. */
export async function freeSpace(folder: string): Promise<number> {
  const place = await nearestFolder(folder);
  const { bavail, bsize } = await statfs(place);
  return bavail * bsize;
}

/** The folder itself, or its nearest existing parent. */
export async function nearestFolder(folder: string): Promise<string> {
  const isThere = await stat(folder).catch(() => null);
  return isThere || folder === path.dirname(folder) ? folder : nearestFolder(path.dirname(folder));
}

/** A readable size: `3.2 GB`, `740 MB`. */
export function describeSize(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`;
  return bytes < 1e9 ? `${Math.round(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}
