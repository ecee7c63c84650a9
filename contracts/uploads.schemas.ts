import * as z from 'zod/mini';

export const uploadImage = {
  summary:
    'Keeps an image (PNG, JPEG or WebP, told by its bytes) and answers the path by which a product names it',
  input: z.object({ file: z.instanceof(Blob) }),
  answer: z.object({
    /** The address of the image; removed a day later unless a product uses it. */
    image: z.string(),
  }),
};
