import * as schemas from '../../contracts/favourites.schemas.ts';
import * as endpoints from '../../contracts/favourites.ts';
import { route, withSchemas } from '../http/mount.ts';
import { syncFavourites } from './sync-favourites.ts';

const contract = withSchemas(endpoints, schemas);

export const favouritesRoutes = [route(contract.syncFavourites, syncFavourites)];
