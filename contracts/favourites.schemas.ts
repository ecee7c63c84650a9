import * as z from 'zod/mini';
import { maxFavourites } from './favourites.ts';

const ids = z.optional(
  z
    .array(z.string({ error: 'invalid' }).check(z.maxLength(100, { error: 'invalid' })), { error: 'invalid' })
    .check(z.maxLength(maxFavourites, { error: 'too_long' })),
);

export const syncFavourites = {
  summary: "Adds to and takes off the user's favourites, and answers all of them by id, the latest last",
  input: z.object({
    /**
     * The id of the user whose list is meant, as tabs of a browser may be logged in as different users. Another user's
     * id is `forbidden`.
     */
    user_id: z.optional(z.string({ error: 'invalid' })),
    add: ids,
    remove: ids,
  }),
  answer: z.object({ product_ids: z.array(z.string()) }),
};
