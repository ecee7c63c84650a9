import type { Endpoint } from './endpoint.ts';
import type * as schemas from './payment-proofs.schemas.ts';

/** The most pictures of an order. */
export const maxProofs = 3;

export const addPaymentProof: Endpoint<typeof schemas.addPaymentProof> = {
  method: 'POST',
  path: '/orders/{id}/payment-proofs',
  access: 'customer',
  megabytes: 4,
};

// The picture is sent as JSON, which keeps the token out of URLs.
export const addProofByLink: Endpoint<typeof schemas.addProofByLink> = {
  method: 'POST',
  path: '/order-links/payment-proofs',
  access: 'public',
  megabytes: 4,
};

export const getPaymentProof: Endpoint<typeof schemas.getPaymentProof> = {
  method: 'GET',
  path: '/admin/payment-proofs/{id}',
  access: 'admin',
  file: 'image/webp',
};
