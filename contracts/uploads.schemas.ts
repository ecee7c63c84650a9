import * as z from 'zod/mini';

export const uploadImage = {
  summary:
    'Keeps an image (PNG, JPEG or WebP, told by its bytes) and answers the path by which a product names it',
  input: z.object({ file: z.instanceof(Blob) }),
  answer: z.object({
    /** An image that no product names a day later is removed. */
    image: z.string(),
  }),
};
