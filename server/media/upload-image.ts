import type { Context } from '../context.ts';
import { storeImage } from './store-image.ts';

/** Stores an image that an administrator sends, before anything names it. Refuses `image_invalid`. */
export const uploadImage = async (
  context: Context,
  { file }: { file: Blob },
): Promise<{ image: string }> => ({
  image: await storeImage(context, Buffer.from(await file.arrayBuffer())),
});
