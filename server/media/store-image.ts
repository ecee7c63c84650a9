import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '../config.ts';
import { ShopError } from '../errors.ts';
import { isPhotograph, sharp } from './image-decoders.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Above any phone's photograph, far below a decompression bomb. */
const maxPixels = 50_000_000;
/** A strip one pixel wide takes the decoder half a minute even within the pixel limit. */
const maxSide = 20_000;
const longestSide = 1600;
/** Timeout of encoding in seconds, far above what the largest image takes. */
const longestWork = 15;

type Media = { config: Pick<Config, 'dataDir'> };

/**
 * Stores an image for serving: rotated by EXIF, without metadata, named by content hash; returns its path. Refuses
 * `image_invalid`.
 */
export const storeImage = async (media: Media, bytes: Buffer): Promise<string> =>
  storeFile(media, await redrawImage(bytes), 'webp');

/** Decodes these bytes to WebP, rotated by EXIF and without metadata; refuses anything that is not an image. */
export async function redrawImage(bytes: Buffer): Promise<Buffer> {
  try {
    if (!isPhotograph(bytes)) throw new Error('these bytes are no image of a kind that is kept');
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' });
    const { width, height } = await image.metadata();
    if (Math.max(width, height) > maxSide) throw new Error('one side of this image is too long');
    return await oneAtATime(() =>
      image
        .rotate()
        .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 82 })
        .timeout({ seconds: longestWork })
        .toBuffer(),
    );
  } catch {
    const details = [{ path: 'file', message: 'This image could not be read', code: 'image_invalid' }];
    throw new ShopError('validation_failed', { details });
  }
}

/** Content-addressed storage: bytes are stored under the hash of their content, once. Returns their path, which is immutable. */
export async function storeFile(
  { config }: Media,
  bytes: Uint8Array,
  extension: 'svg' | 'webp',
): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;
  await writeOnce(join(config.dataDir, 'media', name), bytes);
  return `/media/${name}`;
}

/**
 * Atomic write (temporary file and rename), so that no reader sees a partial file. An existing file is only touched,
 * which renews its time for garbage collection.
 */
export async function writeOnce(file: string, bytes: Uint8Array): Promise<void> {
  const now = new Date();
  const isThere = await utimes(file, now, now).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await mkdir(dirname(file), { recursive: true });
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, bytes, { flush: true });
  await rename(unfinished, file);
}
