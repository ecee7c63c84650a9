import type { Endpoint } from './endpoint.ts';
import type * as schemas from './favourites.schemas.ts';

/** More than anybody hearts; a list that is longer is cut at its oldest end. */
export const mostFavourites = 500;

export const syncFavourites: Endpoint<typeof schemas.syncFavourites> = {
  method: 'POST',
  path: '/favourites',
  access: 'customer',
};
