import type * as z from 'zod/mini';
import type * as schemas from './delivery-areas.schemas.ts';
import type { Endpoint } from './endpoint.ts';

/** The most areas of a shop; all are sent to the browser at once. */
export const maxAreas = 300;

/** The longest promise, in hours: thirty days. */
export const longestPromise = 720;

export type DeliveryArea = z.output<typeof schemas.deliveryAreaSchema>;
export type NewDeliveryArea = z.output<typeof schemas.newAreaSchema>;

export const listDeliveryAreas: Endpoint<typeof schemas.listDeliveryAreas> = {
  method: 'GET',
  path: '/admin/delivery-areas',
  access: 'admin',
};

export const createDeliveryAreas: Endpoint<typeof schemas.createDeliveryAreas> = {
  method: 'POST',
  path: '/admin/delivery-areas',
  access: 'admin',
  status: 201,
};

export const sortDeliveryAreas: Endpoint<typeof schemas.sortDeliveryAreas> = {
  method: 'PUT',
  path: '/admin/delivery-areas/order',
  access: 'admin',
};

export const updateDeliveryArea: Endpoint<typeof schemas.updateDeliveryArea> = {
  method: 'PUT',
  path: '/admin/delivery-areas/{id}',
  access: 'admin',
};

export const deleteDeliveryArea: Endpoint<typeof schemas.deleteDeliveryArea> = {
  method: 'DELETE',
  path: '/admin/delivery-areas/{id}',
  access: 'admin',
};
