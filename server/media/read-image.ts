import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

/** The bytes of an image stored by the shop, by its path; null for any other address and for a missing file. */
export async function readImage(
  { config }: { config: Pick<Config, 'dataDir'> },
  path: string,
): Promise<Buffer | null> {
  const name = /^\/media\/([0-9a-f]{32}\.(?:svg|webp))$/.exec(path)?.[1];
  if (!name) return null;
  return readFile(join(config.dataDir, 'media', name)).catch(() => null);
}
