import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { ShopError } from '../errors.ts';
import { isPhotograph, sharp } from './images.ts';

/** Bigger than any phone's photograph, far smaller than a decompression bomb. */
const mostPixels = 50_000_000;
const longestSide = 1600;

type Media = { config: Pick<Config, 'dataDir'> };

/**
 * Makes an image servable: a data image is turned upright, freed of metadata, kept by its content and answered as its
 * path; a URL, a path and an empty text stay as they are, and remote images are never fetched.
 */
export async function storeImage(media: Media, image: string): Promise<string> {
  if (!image.startsWith('data:')) return image;
  const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  return keepFile(media, await redraw(bytes), 'webp');
}

/** The picture in these bytes as WebP; refuses what is none. */
async function redraw(bytes: Buffer): Promise<Buffer> {
  try {
    if (!isPhotograph(bytes)) throw new Error('these bytes are no picture of a kind that is kept');
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    const details = [{ path: 'image', message: 'This image could not be read', code: 'image_invalid' }];
    throw new ShopError('validation_failed', { details });
  }
}

/** Keeps bytes under the name of their content, once; answers their path, which never changes its meaning. */
export async function keepFile(
  { config }: Media,
  bytes: Uint8Array,
  extension: 'svg' | 'webp',
): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extension}`;
  const folder = join(config.dataDir, 'media');
  const file = join(folder, name);
  const known = await stat(file).catch(() => null);
  if (!known) {
    await mkdir(folder, { recursive: true });
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, file);
  }
  return `/media/${name}`;
}
