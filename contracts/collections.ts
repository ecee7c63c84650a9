import type * as z from 'zod/mini';
import type * as schemas from './collections.schemas.ts';
import type { Endpoint } from './endpoint.ts';

/** The most products in a collection, and the most collections of a shop. */
export const maxInCollection = 60;
export const maxCollections = 50;
/** How many products of a collection its row on the home page shows. */
export const rowLength = 4;

export type Collection = z.output<typeof schemas.collectionSchema>;
export type AdminCollection = z.output<typeof schemas.adminCollectionSchema>;

export const listCollections: Endpoint<typeof schemas.listCollections> = {
  method: 'GET',
  path: '/collections',
  access: 'public',
};

export const getCollection: Endpoint<typeof schemas.getCollection> = {
  method: 'GET',
  path: '/collections/{id}',
  access: 'public',
};

export const listAdminCollections: Endpoint<typeof schemas.listAdminCollections> = {
  method: 'GET',
  path: '/admin/collections',
  access: 'admin',
};

export const createCollection: Endpoint<typeof schemas.createCollection> = {
  method: 'POST',
  path: '/collections',
  access: 'admin',
  status: 201,
};

export const updateCollection: Endpoint<typeof schemas.updateCollection> = {
  method: 'PUT',
  path: '/collections/{id}',
  access: 'admin',
};

export const deleteCollection: Endpoint<typeof schemas.deleteCollection> = {
  method: 'DELETE',
  path: '/collections/{id}',
  access: 'admin',
};

export const sortCollections: Endpoint<typeof schemas.sortCollections> = {
  method: 'PUT',
  path: '/admin/collections/order',
  access: 'admin',
};
