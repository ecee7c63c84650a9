import * as schemas from '../../contracts/delivery-areas.schemas.ts';
import * as endpoints from '../../contracts/delivery-areas.ts';
import { route, withSchemas } from '../http/mount.ts';
import { listDeliveryAreas } from './area-view.ts';
import { addDeliveryAreas, changeDeliveryArea, deleteDeliveryArea } from './save-area.ts';
import { sortDeliveryAreas } from './sort-areas.ts';

const contract = withSchemas(endpoints, schemas);

export const deliveryRoutes = [
  route(contract.listDeliveryAreas, listDeliveryAreas),
  route(contract.createDeliveryAreas, addDeliveryAreas),
  // Before the area of any other id.
  route(contract.sortDeliveryAreas, sortDeliveryAreas),
  route(contract.updateDeliveryArea, changeDeliveryArea),
  route(contract.deleteDeliveryArea, deleteDeliveryArea),
];
