import * as schemas from '../../contracts/catalogue.schemas.ts';
import * as endpoints from '../../contracts/catalogue.ts';
import { route, withSchemas } from '../http/mount.ts';
import { deleteCategory } from './delete-category.ts';
import { deleteProduct } from './delete-product.ts';
import { getAdminProduct } from './get-admin-product.ts';
import { getCategory } from './get-category.ts';
import { getProduct } from './get-product.ts';
import { getProductFilters } from './get-product-filters.ts';
import { listAdminProducts } from './list-admin-products.ts';
import { listAdminCategories, listCategories } from './list-categories.ts';
import { listProducts } from './list-products.ts';
import { changePins, listPins } from './pin-products.ts';
import { addCategory, changeCategory, orderCategories } from './save-category.ts';
import { addProduct, changeProduct } from './save-product.ts';
import { suggestProducts } from './suggest-products.ts';
import { updateProducts } from './update-products.ts';

const contract = withSchemas(endpoints, schemas);

export const catalogueRoutes = [
  route(contract.listProducts, listProducts),
  // Before the product of any other name.
  route(contract.suggestProducts, suggestProducts),
  route(contract.getProductFilters, getProductFilters),
  route(contract.getProduct, getProduct),
  route(contract.createProduct, addProduct),
  route(contract.updateProduct, changeProduct),
  route(contract.updateProducts, updateProducts),
  route(contract.deleteProduct, deleteProduct),
  route(contract.listAdminProducts, listAdminProducts),
  route(contract.getAdminProduct, getAdminProduct),
  route(contract.listCategories, listCategories),
  route(contract.getCategory, getCategory),
  route(contract.createCategory, addCategory),
  route(contract.updateCategory, changeCategory),
  route(contract.deleteCategory, deleteCategory),
  route(contract.listAdminCategories, listAdminCategories),
  route(contract.sortCategories, orderCategories),
  route(contract.getPins, listPins),
  route(contract.savePins, changePins),
];
