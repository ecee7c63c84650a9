import type { Endpoint } from './endpoint.ts';
import type * as schemas from './order-revisions.schemas.ts';
import { isUnderWay } from './order-status-transitions.ts';
import type { Order } from './orders.ts';

/** The actions of a customer on a placed order. */
export const customerActs = ['cancelled', 'accepted', 'declined', 'address', 'phone'] as const;
export type CustomerAct = (typeof customerActs)[number];

/** The number of a return's credit note: the order's number, as on the invoice, and the position of the return. */
export const creditNoteNumber = (
  order: string,
  revisions: readonly { number: number; is_return: boolean }[],
  revision: number,
): string => `${order}-C${revisions.filter((one) => one.is_return && one.number <= revision).length}`;

export type ProposalAnswer = 'accepted' | 'declined';

/**
 * The customer's answer to the seller's last suggestion, while the order is under way; null where there was none, or a
 * later revision followed.
 */
export const answerOf = ({ status, revision }: Pick<Order, 'status' | 'revision'>): ProposalAnswer | null => {
  const { number, proposed, changed, declined } = revision;
  if (proposed || !isUnderWay(status)) return null;
  if (declined && declined.after.number > number) return 'declined';
  return changed?.agreed && changed.after.number === number ? 'accepted' : null;
};

/** The most revisions of an order; further ones are refused. */
export const maxRevisions = 100;
/** The revision from which on customers can't change the order themselves; the rest is reserved for the seller. */
export const maxByCustomer = 20;
/** The most revisions with returns, which come after all changes and have a reserve of their own. */
export const maxWithReturns = 200;

export const changeOrder: Endpoint<typeof schemas.changeOrder> = {
  method: 'PUT',
  path: '/admin/orders/{id}/contents',
  access: 'admin',
};

export const returnGoods: Endpoint<typeof schemas.returnGoods> = {
  method: 'POST',
  path: '/admin/orders/{id}/returns',
  access: 'admin',
};

export const acceptProposal: Endpoint<typeof schemas.acceptProposal> = {
  method: 'POST',
  path: '/orders/{id}/revisions/{revision}/accept',
  access: 'customer',
};

export const declineProposal: Endpoint<typeof schemas.declineProposal> = {
  method: 'POST',
  path: '/orders/{id}/revisions/{revision}/decline',
  access: 'customer',
};

export const acceptForCustomer: Endpoint<typeof schemas.acceptForCustomer> = {
  method: 'POST',
  path: '/admin/orders/{id}/revisions/{revision}/accept',
  access: 'admin',
};

export const withdrawProposal: Endpoint<typeof schemas.withdrawProposal> = {
  method: 'POST',
  path: '/admin/orders/{id}/revisions/{revision}/withdraw',
  access: 'admin',
};

// POST keeps the token out of URLs.
export const acceptByLink: Endpoint<typeof schemas.acceptByLink> = {
  method: 'POST',
  path: '/order-links/accept',
  access: 'public',
};

export const declineByLink: Endpoint<typeof schemas.declineByLink> = {
  method: 'POST',
  path: '/order-links/decline',
  access: 'public',
};

export const cancelOrder: Endpoint<typeof schemas.cancelOrder> = {
  method: 'POST',
  path: '/orders/{id}/cancel',
  access: 'customer',
};

export const changeAddress: Endpoint<typeof schemas.changeAddress> = {
  method: 'PUT',
  path: '/orders/{id}/address',
  access: 'customer',
};

// POST for the same reason.
export const cancelByLink: Endpoint<typeof schemas.cancelByLink> = {
  method: 'POST',
  path: '/order-links/cancel',
  access: 'public',
};

export const changeAddressByLink: Endpoint<typeof schemas.changeAddressByLink> = {
  method: 'POST',
  path: '/order-links/address',
  access: 'public',
};
