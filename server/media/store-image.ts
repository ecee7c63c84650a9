import { createHash } from 'node:crypto';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Config } from '../config.ts';
import { ShopError } from '../errors.ts';

/** Bigger than any phone's photograph, far smaller than a decompression bomb. */
const mostPixels = 50_000_000;
const longestSide = 1600;
/** What the bytes have to be, whatever the data URL says: the decoders of other formats are kept out of reach. */
const formats = new Set<string>(['png', 'jpeg', 'webp']);

type Media = { config: Pick<Config, 'dataDir'> };

/**
 * Makes an image servable: a data image is turned upright, freed of metadata, kept by its content and answered as its
 * path; a URL, a path and an empty text stay as they are, and remote images are never fetched.
 */
export async function storeImage(media: Media, image: string): Promise<string> {
  if (!image.startsWith('data:')) return image;
  const bytes = Buffer.from(image.slice(image.indexOf(',') + 1), 'base64');
  try {
    const original = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' });
    const { format } = await original.metadata();
    if (!formats.has(format)) throw new Error('not one of the formats that are promised');
    const picture = original
      .rotate()
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 });
    return await keepFile(media, await picture.toBuffer(), 'webp');
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
    await writeFile(`${file}.${process.pid}`, bytes);
    await rename(`${file}.${process.pid}`, file);
  }
  return `/media/${name}`;
}
