import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Card } from './card.ts';

/** `key` is the hash of the card: content-addressed, immutable. */
export type Image = { key: string; bytes: Buffer };

/** Part of the key: increased when the drawing changes, so that stored images are redrawn. */
const drawingVersion = 1;
/** The most images on disk, about 100 kB each, and how many of the oldest are evicted beyond that. */
const max = { kept: 4000, removed: 400 };

const underWay = new Map<string, Promise<Buffer>>();
let lastDrawn: Promise<unknown> = Promise.resolve();

/**
 * The image of a card, from disk or drawn now. Single flight per card, and one drawing at a time, since each takes a
 * core for a tenth of a second.
 */
export async function getCardImage(
  { config }: { config: Pick<Config, 'dataDir'> },
  card: Card,
  draw: () => Promise<Buffer>,
): Promise<Image> {
  const key = createHash('sha256')
    .update(JSON.stringify([drawingVersion, card]))
    .digest('hex')
    .slice(0, 32);
  const folder = join(config.dataDir, 'share');
  const file = join(folder, `${key}.jpg`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return { key, bytes: kept };
  const drawing = underWay.get(file) ?? drawInTurn(draw, folder, file);
  return { key, bytes: await drawing };
}

function drawInTurn(draw: () => Promise<Buffer>, folder: string, file: string): Promise<Buffer> {
  const drawing = lastDrawn
    .then(draw)
    .then(async (bytes) => {
      await write(folder, file, bytes);
      return bytes;
    })
    .finally(() => underWay.delete(file));
  lastDrawn = drawing.catch(() => {});
  underWay.set(file, drawing);
  return drawing;
}

async function write(folder: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const names = await readdir(folder);
  if (names.length >= max.kept) await removeOldest(folder, names);
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

/** Evicts the oldest; another instance on the same folder may have deleted some already. */
async function removeOldest(folder: string, names: string[]): Promise<void> {
  const aged = await Promise.all(
    names.map(async (name) => ({
      name,
      written: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0,
    })),
  );
  const oldest = aged.sort((one, other) => one.written - other.written).slice(0, max.removed);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}
