import * as schemas from '../../contracts/categories.schemas.ts';
import * as endpoints from '../../contracts/categories.ts';
import { route, withSchemas } from '../http/mount.ts';
import { deleteCategory } from './delete-category.ts';
import { getCategory } from './get-category.ts';
import { listAdminCategories, listCategories } from './list-categories.ts';
import { changePins, listPins } from './pin-products.ts';
import { addCategory, changeCategory } from './save-category.ts';
import { sortCategories } from './sort-categories.ts';

const contract = withSchemas(endpoints, schemas);

export const categoriesRoutes = [
  route(contract.listCategories, listCategories),
  route(contract.getCategory, getCategory),
  route(contract.createCategory, addCategory),
  route(contract.updateCategory, changeCategory),
  route(contract.deleteCategory, deleteCategory),
  route(contract.listAdminCategories, listAdminCategories),
  route(contract.sortCategories, sortCategories),
  route(contract.getPins, listPins),
  route(contract.savePins, changePins),
];
