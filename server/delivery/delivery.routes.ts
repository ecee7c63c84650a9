import * as optionsSchemas from '../../contracts/checkout-options.schemas.ts';
import * as options from '../../contracts/checkout-options.ts';
import * as areasSchemas from '../../contracts/delivery-areas.schemas.ts';
import * as areas from '../../contracts/delivery-areas.ts';
import * as timesSchemas from '../../contracts/delivery-times.schemas.ts';
import * as times from '../../contracts/delivery-times.ts';
import { route, withSchemas } from '../http/mount.ts';
import { listDeliveryAreas } from './area-view.ts';
import { getCheckoutOptions } from './get-checkout-options.ts';
import { getFreeSlots } from './list-free-slots.ts';
import { addDeliveryAreas, changeDeliveryArea, deleteDeliveryArea } from './save-area.ts';
import { sortDeliveryAreas } from './sort-areas.ts';

const contract = withSchemas(
  { ...areas, ...options, ...times },
  { ...areasSchemas, ...optionsSchemas, ...timesSchemas },
);

export const deliveryRoutes = [
  route(contract.listFreeSlots, getFreeSlots),
  route(contract.getCheckoutOptions, getCheckoutOptions),
  route(contract.listDeliveryAreas, listDeliveryAreas),
  route(contract.createDeliveryAreas, addDeliveryAreas),
  // Must precede the route of an area by id.
  route(contract.sortDeliveryAreas, sortDeliveryAreas),
  route(contract.updateDeliveryArea, changeDeliveryArea),
  route(contract.deleteDeliveryArea, deleteDeliveryArea),
];
