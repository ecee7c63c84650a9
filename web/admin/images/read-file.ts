import { drawPicture } from './draw-picture.ts';

/** Enough to cut a quarter out of and still fill a product's page; a phone's photograph has twice as much. */
const longestSide = 2000;

/** The first picture among what was dropped or pasted, if there is one. */
export const pictureAmong = (files: Iterable<File> | undefined | null): File | undefined =>
  [...(files ?? [])].find((file) => file.type.startsWith('image/'));

/**
 * Decodes a picked picture with EXIF orientation and downscales it to a data URL. `createImageBitmap` decodes off the main
 * thread; the full size is released at once. Rejects formats that the browser cannot decode.
 */
export async function readPicture(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return drawPicture(bitmap, longestSide, file.type === 'image/png' ? 'image/png' : 'image/jpeg');
  } finally {
    bitmap.close();
  }
}
