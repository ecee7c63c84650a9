import * as contract from '../../contracts/favourites.ts';
import { route } from '../http/mount.ts';
import { syncFavourites } from './sync-favourites.ts';

export const favouritesRoutes = [route(contract.syncFavourites, syncFavourites)];
