import type { Endpoint } from './endpoint.ts';
import type * as schemas from './favourites.schemas.ts';

/** The most favourites of a user; older ones beyond it are dropped. */
export const maxFavourites = 500;

export const syncFavourites: Endpoint<typeof schemas.syncFavourites> = {
  method: 'POST',
  path: '/favourites',
  access: 'customer',
};
