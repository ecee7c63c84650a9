import type * as z from 'zod/mini';
import type { sizeSchema } from './catalogue.schemas.ts';
import type { Endpoint } from './endpoint.ts';
import type * as schemas from './sizes.schemas.ts';

/** The most sizes of a product. */
export const maxSizes = 20;

/** A size as shown on the page of another one. */
export type Size = z.output<typeof sizeSchema>;
export type EditedSize = z.output<typeof schemas.saveSizes.input>['sizes'][number];

export const getSizes: Endpoint<typeof schemas.getSizes> = {
  method: 'GET',
  path: '/admin/products/{id}/sizes',
  access: 'admin',
};

export const saveSizes: Endpoint<typeof schemas.saveSizes> = {
  method: 'PUT',
  path: '/admin/products/{id}/sizes',
  access: 'admin',
  idempotent: true,
};
