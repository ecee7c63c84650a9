import type * as z from 'zod/mini';
import type * as schemas from './categories.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export type Category = z.output<typeof schemas.categorySchema>;
export type ListedCategory = z.output<typeof schemas.listedCategorySchema>;

export const listCategories: Endpoint<typeof schemas.listCategories> = {
  method: 'GET',
  path: '/categories',
  access: 'public',
};

export const getCategory: Endpoint<typeof schemas.getCategory> = {
  method: 'GET',
  path: '/categories/{id}',
  access: 'public',
};

export const createCategory: Endpoint<typeof schemas.createCategory> = {
  method: 'POST',
  path: '/categories',
  access: 'admin',
  status: 201,
};

export const updateCategory: Endpoint<typeof schemas.updateCategory> = {
  method: 'PUT',
  path: '/categories/{id}',
  access: 'admin',
};

export type AdminCategory = z.output<typeof schemas.adminCategorySchema>;

export const listAdminCategories: Endpoint<typeof schemas.listAdminCategories> = {
  method: 'GET',
  path: '/admin/categories',
  access: 'admin',
};

export const sortCategories: Endpoint<typeof schemas.sortCategories> = {
  method: 'PUT',
  path: '/admin/categories/order',
  access: 'admin',
};

export type PinnedProduct = z.output<typeof schemas.namedProductSchema>;

/** The most products that can be pinned to the top of a category. */
export const maxPins = 60;

export const getPins: Endpoint<typeof schemas.getPins> = {
  method: 'GET',
  path: '/admin/categories/{id}/pins',
  access: 'admin',
};

export const savePins: Endpoint<typeof schemas.savePins> = {
  method: 'PUT',
  path: '/admin/categories/{id}/pins',
  access: 'admin',
};

export const deleteCategory: Endpoint<typeof schemas.deleteCategory> = {
  method: 'DELETE',
  path: '/categories/{id}',
  access: 'admin',
};
