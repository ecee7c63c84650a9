import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readVariantPath } from '../../contracts/images.ts';
import type { Deps } from '../deps.ts';
import { describeError } from '../log.ts';
import { sharp } from './image-decoders.ts';
import { imageQueue, oneAtATime } from './one-at-a-time.ts';
import { readImage } from './read-image.ts';
import { writeOnce } from './store-image.ts';

type Media = Pick<Deps, 'config' | 'log'>;
type Variant = NonNullable<ReturnType<typeof readVariantPath>>;

/** Load shedding: beyond this many queued image tasks, a variant is answered with the photograph itself. */
const maxWaiting = 12;

const making = new Map<string, Promise<void>>();

/**
 * Creates a smaller variant on first request, single flight. Returns `made`, `none` for a path without a variant, or
 * `busy` with the photograph's path when the queue is full.
 */
export async function makeVariant(
  media: Media,
  path: string,
): Promise<{ state: 'made' | 'none' } | { state: 'busy'; source: string }> {
  const asked = readVariantPath(path);
  if (!asked) return { state: 'none' };
  const file = join(media.config.dataDir, path);
  if (await stat(file).catch(() => null)) return { state: 'made' };
  if (!(await stat(join(media.config.dataDir, asked.source)).catch(() => null))) return { state: 'none' };
  if (!making.has(file) && imageQueue() >= maxWaiting) return { state: 'busy', source: asked.source };
  const made = making.get(file) ?? make(media, file, asked);
  making.set(file, made);
  try {
    await made;
    return { state: 'made' };
  } catch (error) {
    media.log.error(describeError(error as Error), `the image ${asked.source} cannot be made smaller`);
    return { state: 'none' };
  } finally {
    making.delete(file);
  }
}

/** The photograph is also read inside the queue: many at once would fill the memory. */
async function make(media: Media, file: string, { source, width, format }: Variant): Promise<void> {
  const bytes = await oneAtATime(async () => {
    const photograph = await readImage(media, source);
    if (!photograph) throw new Error('it is gone');
    const image = sharp(photograph).resize({ width, withoutEnlargement: true });
    // Low encoder effort: a quarter of the time for files that are hardly larger.
    return (
      format === 'avif' ? image.avif({ quality: 55, effort: 2 }) : image.webp({ quality: 78 })
    ).toBuffer();
  });
  await writeOnce(file, bytes);
}
