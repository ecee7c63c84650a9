import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import type { openedOrderSchema, orderSchema } from './order-view.schemas.ts';
import type * as schemas from './orders.schemas.ts';

export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** The states of an order's revisions: one is accepted, at most one is proposed. */
export const revisionStates = ['accepted', 'proposed', 'declined', 'superseded'] as const;
export type RevisionState = (typeof revisionStates)[number];

export const deliveryMethods = ['delivery', 'pickup'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

/** A page that redirects each reader to an order: its customer to their orders, an administrator to the shop admin. */
export const orderPath = (number: string): string => `/orders/${number}`;

/** The spoken order number: `MN-1042`. */
export const orderNumber = (number: number): string => `MN-${number}`;

export type Order = z.output<typeof orderSchema>;
export type OpenedOrder = z.output<typeof openedOrderSchema>;

export const placeOrder: Endpoint<typeof schemas.placeOrder> = {
  method: 'POST',
  path: '/orders',
  access: 'customer',
  status: 201,
  idempotent: true,
};

export const listOrders: Endpoint<typeof schemas.listOrders> = {
  method: 'GET',
  path: '/orders',
  access: 'customer',
  paged: true,
};

export const getOrder: Endpoint<typeof schemas.getOrder> = {
  method: 'GET',
  path: '/orders/{id}',
  access: 'customer',
};

export const recordWhatsappOpened: Endpoint<typeof schemas.recordWhatsappOpened> = {
  method: 'POST',
  path: '/orders/{id}/whatsapp-opened',
  access: 'customer',
};

export const getInvoice: Endpoint<typeof schemas.getInvoice> = {
  method: 'GET',
  path: '/orders/{id}/invoice',
  access: 'customer',
  file: 'application/pdf',
};

export const getCreditNote: Endpoint<typeof schemas.getCreditNote> = {
  method: 'GET',
  path: '/orders/{id}/credit-notes/{revision}',
  access: 'customer',
  file: 'application/pdf',
};

export const getLastAddress: Endpoint<typeof schemas.getLastAddress> = {
  method: 'GET',
  path: '/orders/last-address',
  access: 'customer',
};

export const subscribeToOrders: Endpoint<typeof schemas.subscribeToOrders> = {
  method: 'GET',
  path: '/orders/changes',
  access: 'customer',
  stream: true,
};

export const advanceOrders: Endpoint<typeof schemas.advanceOrders> = {
  method: 'PUT',
  path: '/admin/orders/status',
  access: 'admin',
};

export const setOrderStatus: Endpoint<typeof schemas.setOrderStatus> = {
  method: 'PUT',
  path: '/admin/orders/{id}/status',
  access: 'admin',
};
