import type { Context } from '../context.ts';
import { storePicture } from './store-picture.ts';

/** Stores a picture that an administrator sends, before anything names it. Refuses `image_invalid`. */
export const uploadPicture = async (
  context: Context,
  { file }: { file: Blob },
): Promise<{ image: string }> => ({
  image: await storePicture(context, Buffer.from(await file.arrayBuffer())),
});
