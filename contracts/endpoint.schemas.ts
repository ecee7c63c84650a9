import * as z from 'zod/mini';

/** What a call answers that hands over a file. */
export const fileSchema = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) });
