import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** More than anybody hearts; a list that is longer is cut at its oldest end. */
export const mostFavourites = 500;

const ids = z.optional(
  z
    .array(z.string({ error: 'invalid' }).check(z.maxLength(100, { error: 'invalid' })), { error: 'invalid' })
    .check(z.maxLength(mostFavourites, { error: 'too_long' })),
);

export const syncFavourites = endpoint({
  method: 'POST',
  path: '/favourites',
  access: 'customer',
  summary: "Adds to and takes off the user's favourites, and answers all of them by id, the latest last",
  input: z.object({
    /** Whose list is meant, by id: a browser's tabs may disagree about who is signed in. Another's is `forbidden`. */
    user_id: z.optional(z.string({ error: 'invalid' })),
    add: ids,
    remove: ids,
  }),
  answer: z.object({ product_ids: z.array(z.string()) }),
});
