import * as contract from '../../contracts/catalogue.ts';
import { route } from '../http/mount.ts';
import { deleteCategory } from './delete-category.ts';
import { deleteProduct } from './delete-product.ts';
import { getProduct } from './get-product.ts';
import { listCategories } from './list-categories.ts';
import { listProducts } from './list-products.ts';
import { addCategory, changeCategory } from './save-category.ts';
import { addProduct, changeProduct } from './save-product.ts';

export const catalogueRoutes = [
  route(contract.listProducts, listProducts),
  route(contract.getProduct, getProduct),
  route(contract.createProduct, addProduct),
  route(contract.updateProduct, changeProduct),
  route(contract.deleteProduct, deleteProduct),
  route(contract.listCategories, listCategories),
  route(contract.createCategory, addCategory),
  route(contract.updateCategory, changeCategory),
  route(contract.deleteCategory, deleteCategory),
];
