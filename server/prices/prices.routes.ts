import * as schemas from '../../contracts/prices.schemas.ts';
import * as endpoints from '../../contracts/prices.ts';
import { route, withSchemas } from '../http/mount.ts';
import { cancelPlannedPrices } from './cancel-planned-prices.ts';
import { changePrices } from './change-prices.ts';
import { listPlannedPrices } from './list-planned-prices.ts';
import { previewPrices } from './preview-prices.ts';

const contract = withSchemas(endpoints, schemas);

export const pricesRoutes = [
  route(contract.previewPrices, previewPrices),
  route(contract.changePrices, changePrices),
  route(contract.listPlannedPrices, listPlannedPrices),
  route(contract.cancelPlannedPrices, cancelPlannedPrices),
];
