import type { Context } from '../context.ts';
import { storeImage } from './store-image.ts';

/** Stores an image uploaded by an administrator, before any product uses it. Refuses `image_invalid`. */
export const uploadImage = async (
  context: Context,
  { file }: { file: Blob },
): Promise<{ image: string }> => ({
  image: await storeImage(context, Buffer.from(await file.arrayBuffer())),
});
