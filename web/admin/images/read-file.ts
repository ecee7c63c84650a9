import { drawImage } from './draw-image.ts';

/** Longest side after downscaling, in pixels: cropped to a quarter, it still fills a product page. */
const longestSide = 2000;

/** The image files of a drop or paste. */
export const imagesAmong = (files: Iterable<File> | undefined | null): File[] =>
  [...(files ?? [])].filter((file) => file.type.startsWith('image/'));

/**
 * Decodes a picked image with EXIF orientation and downscales it to a data URL. `createImageBitmap` decodes off the
 * main thread; the full size is released at once. Rejects formats that the browser cannot decode.
 */
export async function readImage(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return drawImage(bitmap, longestSide, file.type === 'image/png' ? 'image/png' : 'image/jpeg');
  } finally {
    bitmap.close();
  }
}
