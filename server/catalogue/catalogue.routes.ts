import * as schemas from '../../contracts/catalogue.schemas.ts';
import * as endpoints from '../../contracts/catalogue.ts';
import { route, withSchemas } from '../http/mount.ts';
import { deleteProduct } from './delete-product.ts';
import { getAdminProduct } from './get-admin-product.ts';
import { getProduct } from './get-product.ts';
import { getProductFilters } from './get-product-filters.ts';
import { listAdminProducts } from './list-admin-products.ts';
import { listProducts } from './list-products.ts';
import { addProduct, changeProduct } from './save-product.ts';
import { suggestProducts } from './suggest-products.ts';
import { updateProducts } from './update-products.ts';

const contract = withSchemas(endpoints, schemas);

export const catalogueRoutes = [
  route(contract.listProducts, listProducts),
  // Must precede the route of a product by name.
  route(contract.suggestProducts, suggestProducts),
  route(contract.getProductFilters, getProductFilters),
  route(contract.getProduct, getProduct),
  route(contract.createProduct, addProduct),
  route(contract.updateProduct, changeProduct),
  route(contract.updateProducts, updateProducts),
  route(contract.deleteProduct, deleteProduct),
  route(contract.listAdminProducts, listAdminProducts),
  route(contract.getAdminProduct, getAdminProduct),
];
