import type * as z from 'zod/mini';
import type * as schemas from './admin-orders.schemas.ts';
import type { Endpoint } from './endpoint.ts';

export type AdminOrder = z.output<typeof schemas.adminOrderSchema>;

/** The value of the area filter that finds orders which are picked up. */
export const pickupFilter = 'pickup';

export const listAdminOrders: Endpoint<typeof schemas.listAdminOrders> = {
  method: 'GET',
  path: '/admin/orders',
  access: 'admin',
  paged: true,
};

export const getAdminOrder: Endpoint<typeof schemas.getAdminOrder> = {
  method: 'GET',
  path: '/admin/orders/{id}',
  access: 'admin',
};

export const setSellerNote: Endpoint<typeof schemas.setSellerNote> = {
  method: 'PUT',
  path: '/admin/orders/{id}/note',
  access: 'admin',
};

export type OrderRevision = z.output<typeof schemas.getAdminOrder.answer>['revisions'][number];

export type PickedProduct = z.output<typeof schemas.pickedProductSchema>;
export type Parcel = z.output<typeof schemas.getDaySheet.answer>['parcels'][number];

export const getDaySheet: Endpoint<typeof schemas.getDaySheet> = {
  method: 'GET',
  path: '/admin/orders/day-sheet',
  access: 'admin',
};

/** The most orders in one exported file; the newest are kept. */
export const maxExported = 50_000;

export const exportOrders: Endpoint<typeof schemas.exportOrders> = {
  method: 'GET',
  path: '/admin/orders/csv',
  access: 'admin',
  file: 'text/csv',
};

export const getAdminInvoice: Endpoint<typeof schemas.getAdminInvoice> = {
  method: 'GET',
  path: '/admin/orders/{id}/invoice',
  access: 'admin',
  file: 'application/pdf',
};

export const getAdminCreditNote: Endpoint<typeof schemas.getAdminCreditNote> = {
  method: 'GET',
  path: '/admin/orders/{id}/credit-notes/{revision}',
  access: 'admin',
  file: 'application/pdf',
};

export const subscribeToAllOrders: Endpoint<typeof schemas.subscribeToAllOrders> = {
  method: 'GET',
  path: '/admin/orders/changes',
  access: 'admin',
  stream: true,
};
