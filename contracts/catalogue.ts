import type * as z from 'zod/mini';
import type * as schemas from './catalogue.schemas.ts';
import type { Endpoint } from './endpoint.ts';
import type { foundPageSchema, whySchema } from './pages.schemas.ts';

export const stores = ['mouneh', 'cilka'] as const;
export type Store = (typeof stores)[number];
export const isStore = (value: unknown): value is Store => value === 'mouneh' || value === 'cilka';

/**
 * Name lengths in characters, for a product and for a category or collection. Older names may be longer until they are
 * edited.
 */
export const longestName = { product: 150, category: 80 };

export const sorts = ['category', 'name', 'price', 'popular', 'new'] as const;
export type Sort = (typeof sorts)[number];

/** How many products one page of a list holds. */
export const pageSize = 24;

export type Product = z.output<typeof schemas.productSchema>;
export type ProductDetails = z.output<typeof schemas.productDetailsSchema>;
export type AdminPart = AdminProduct['parts'][number];
export type AdminProduct = z.output<typeof schemas.adminProductSchema>;
export type Why = z.output<typeof whySchema>;
export type FoundProduct = z.output<typeof schemas.foundProductSchema>;
export type FoundPage = z.output<typeof foundPageSchema>;

export const listProducts: Endpoint<typeof schemas.listProducts> = {
  method: 'GET',
  path: '/products',
  access: 'public',
  paged: true,
};

export const getProductFilters: Endpoint<typeof schemas.getProductFilters> = {
  method: 'GET',
  path: '/product-filters',
  access: 'public',
};
export type ProductFilters = z.output<typeof schemas.getProductFilters.answer>;

export const suggestProducts: Endpoint<typeof schemas.suggestProducts> = {
  method: 'GET',
  path: '/products/suggestions',
  access: 'public',
};
export type Suggestions = z.output<typeof schemas.suggestProducts.answer>;

export const getProduct: Endpoint<typeof schemas.getProduct> = {
  method: 'GET',
  path: '/products/{id}',
  access: 'public',
};

export const createProduct: Endpoint<typeof schemas.createProduct> = {
  method: 'POST',
  path: '/products',
  access: 'admin',
  idempotent: true,
  status: 201,
};

export const updateProduct: Endpoint<typeof schemas.updateProduct> = {
  method: 'PUT',
  path: '/products/{id}',
  access: 'admin',
};

export const updateProducts: Endpoint<typeof schemas.updateProducts> = {
  method: 'PUT',
  path: '/admin/products',
  access: 'admin',
};

export const deleteProduct: Endpoint<typeof schemas.deleteProduct> = {
  method: 'DELETE',
  path: '/products/{id}',
  access: 'admin',
};

/** The states by which the seller can filter the list of products. */
export const productStates = [
  'shown',
  'hidden',
  'out_of_stock',
  'low_stock',
  'counted',
  'no_image',
  'no_translation',
] as const;
export type ProductState = (typeof productStates)[number];

export const adminSorts = ['newest', 'updated', 'name', 'price', 'category', 'store'] as const;
export type AdminSort = (typeof adminSorts)[number];

export const listAdminProducts: Endpoint<typeof schemas.listAdminProducts> = {
  method: 'GET',
  path: '/admin/products',
  access: 'admin',
  paged: true,
};

export const getAdminProduct: Endpoint<typeof schemas.getAdminProduct> = {
  method: 'GET',
  path: '/admin/products/{id}',
  access: 'admin',
};
