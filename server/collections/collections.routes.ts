import * as schemas from '../../contracts/collections.schemas.ts';
import * as endpoints from '../../contracts/collections.ts';
import { route, withSchemas } from '../http/mount.ts';
import { getCollection, listAdminCollections, listCollections } from './read-collections.ts';
import { addCollection, changeCollection, removeCollection } from './save-collection.ts';
import { sortCollections } from './sort-collections.ts';

const contract = withSchemas(endpoints, schemas);

export const collectionsRoutes = [
  route(contract.listCollections, listCollections),
  route(contract.getCollection, getCollection),
  route(contract.listAdminCollections, listAdminCollections),
  route(contract.createCollection, addCollection),
  route(contract.updateCollection, changeCollection),
  route(contract.deleteCollection, removeCollection),
  route(contract.sortCollections, sortCollections),
];
