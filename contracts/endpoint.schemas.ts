import * as z from 'zod/mini';

/** The answer of a call that returns a file. */
export const fileSchema = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) });
