import * as schemas from '../../contracts/addresses.schemas.ts';
import * as endpoints from '../../contracts/addresses.ts';
import { route, withSchemas } from '../http/mount.ts';
import { createAddress, deleteAddress, listAddresses, updateAddress } from './save-address.ts';

const contract = withSchemas(endpoints, schemas);

export const addressesRoutes = [
  route(contract.listAddresses, listAddresses),
  route(contract.createAddress, createAddress),
  route(contract.updateAddress, updateAddress),
  route(contract.deleteAddress, deleteAddress),
];
