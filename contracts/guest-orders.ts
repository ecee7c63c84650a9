import type { Endpoint } from './endpoint.ts';
import type * as schemas from './guest-orders.schemas.ts';

/** The page of an order placed without an account. Its token grants access to that order only. */
export const orderLinkPath = (token: string): string => `/o/${token}`;

export const placeGuestOrder: Endpoint<typeof schemas.placeGuestOrder> = {
  method: 'POST',
  path: '/guest/orders',
  access: 'public',
  status: 201,
  idempotent: true,
};

// POST keeps the token out of URLs, and the answer out of caches.
export const openOrderLink: Endpoint<typeof schemas.openOrderLink> = {
  method: 'POST',
  path: '/order-links/open',
  access: 'public',
};

export const recordLinkWhatsappOpened: Endpoint<typeof schemas.recordLinkWhatsappOpened> = {
  method: 'POST',
  path: '/order-links/whatsapp-opened',
  access: 'public',
};

export const attachOrder: Endpoint<typeof schemas.attachOrder> = {
  method: 'POST',
  path: '/order-links/attach',
  access: 'customer',
};

// POST for the same reason.
export const getInvoiceByLink: Endpoint<typeof schemas.getInvoiceByLink> = {
  method: 'POST',
  path: '/order-links/invoice',
  access: 'public',
  file: 'application/pdf',
};

export const getCreditNoteByLink: Endpoint<typeof schemas.getCreditNoteByLink> = {
  method: 'POST',
  path: '/order-links/credit-note',
  access: 'public',
  file: 'application/pdf',
};

export const anonymizeGuestOrder: Endpoint<typeof schemas.anonymizeGuestOrder> = {
  method: 'POST',
  path: '/admin/orders/{id}/anonymize-guest',
  access: 'admin',
};
