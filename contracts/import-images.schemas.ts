import * as z from 'zod/mini';
import { bilingualSchema } from './text.schemas.ts';

/** Why an image was not copied; `status` is the HTTP status of the other server, where it answered. */
export const faultSchema = z.object({
  reason: z.enum(['address', 'unreachable', 'status', 'redirects', 'too_large', 'too_slow', 'no_image']),
  status: z.optional(z.number()),
});

export const imagesSchema = z.object({
  total: z.number(),
  copied: z.number(),
  failed: z.number(),
  /** Images that failed, each with the first product that names it, if it is still there. */
  failures: z.array(
    z.object({
      url: z.string(),
      fault: faultSchema,
      product: z.nullable(z.object({ id: z.string(), name: bilingualSchema })),
    }),
  ),
});

const ofImport = z.object({ id: z.string() });

export const getImportImages = {
  summary: 'How many of an import’s images have been copied into the shop, and which could not be',
  input: ofImport,
  answer: imagesSchema,
};

export const retryImportImages = {
  summary: 'Tries again to copy the images of an import that could not be',
  input: ofImport,
  answer: imagesSchema,
};
