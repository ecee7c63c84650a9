import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { bilingualSchema } from './text.ts';

export const pictureStates = ['waiting', 'copied', 'failed'] as const;

/** Why a picture was not copied; `status` comes with what the other server answered. */
const faultSchema = z.object({
  reason: z.enum(['address', 'unreachable', 'status', 'redirects', 'too_large', 'too_slow', 'no_picture']),
  status: z.optional(z.number()),
});
export type PictureFault = z.output<typeof faultSchema>;

/** How many of those that failed are listed. */
export const mostListed = 200;

const picturesSchema = z.object({
  total: z.number(),
  copied: z.number(),
  failed: z.number(),
  /** Those that failed, each with the first product that names it, if it is still there. */
  failures: z.array(
    z.object({
      url: z.string(),
      fault: faultSchema,
      product: z.nullable(z.object({ id: z.string(), name: bilingualSchema })),
    }),
  ),
});
export type ImportPictures = z.output<typeof picturesSchema>;

const ofImport = z.object({ id: z.string() });

export const getImportPictures = endpoint({
  method: 'GET',
  path: '/admin/imports/{id}/pictures',
  access: 'admin',
  summary: 'How many of an import’s pictures have been copied into the shop, and which could not be',
  input: ofImport,
  answer: picturesSchema,
});

export const retryImportPictures = endpoint({
  method: 'POST',
  path: '/admin/imports/{id}/pictures',
  access: 'admin',
  summary: 'Tries again to copy the pictures of an import that could not be',
  input: ofImport,
  answer: picturesSchema,
  ignoresBody: true,
});
