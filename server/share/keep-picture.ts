import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Card } from './card.ts';

/** `key` names the content: the same key is the same picture, for ever. */
export type Picture = { key: string; bytes: Buffer };

/** Goes up whenever the same card is drawn differently, so that what is kept is drawn anew. */
const drawingVersion = 1;
/** How many pictures are kept, of about 100 kB each, and how many go when there are more. */
const most = { kept: 4000, removed: 400 };

const underWay = new Map<string, Promise<Buffer>>();
let lastDrawn: Promise<unknown> = Promise.resolve();

/**
 * The picture of a card, from the disk if it was drawn before. Whoever asks for it while it is drawn waits for the same
 * drawing, and one picture is drawn at a time, since each takes a core for a tenth of a second.
 */
export async function keepPicture(
  { config }: { config: Pick<Config, 'dataDir'> },
  card: Card,
  draw: () => Promise<Buffer>,
): Promise<Picture> {
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
  if (names.length >= most.kept) await removeOldest(folder, names);
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}

/** Another instance on the same folder may have removed some already. */
async function removeOldest(folder: string, names: string[]): Promise<void> {
  const aged = await Promise.all(
    names.map(async (name) => ({
      name,
      written: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0,
    })),
  );
  const oldest = aged.sort((one, other) => one.written - other.written).slice(0, most.removed);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}
