import * as schemas from '../../contracts/sizes.schemas.ts';
import * as endpoints from '../../contracts/sizes.ts';
import { route, withSchemas } from '../http/mount.ts';
import { getSizes } from './get-sizes.ts';
import { saveSizes } from './save-sizes.ts';

const contract = withSchemas(endpoints, schemas);

export const sizesRoutes = [route(contract.getSizes, getSizes), route(contract.saveSizes, saveSizes)];
