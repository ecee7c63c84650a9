import * as schemas from '../../contracts/stock.schemas.ts';
import * as endpoints from '../../contracts/stock.ts';
import { route, withSchemas } from '../http/mount.ts';
import { countStock, stopStock } from './count-stock.ts';
import { getStock } from './get-stock.ts';
import { moveStock } from './record-movement.ts';

const contract = withSchemas(endpoints, schemas);

export const stockRoutes = [
  route(contract.getStock, getStock),
  route(contract.countStock, countStock),
  route(contract.stopStock, stopStock),
  route(contract.moveStock, moveStock),
];
