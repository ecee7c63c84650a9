import type { Endpoint } from './endpoint.ts';
import type * as schemas from './order-revisions.schemas.ts';
import { isUnderWay } from './order-steps.ts';
import type { Order } from './orders.ts';

/** What a customer does to an order that has been placed. */
export const customerActs = ['cancelled', 'accepted', 'declined', 'address', 'phone'] as const;
export type CustomerAct = (typeof customerActs)[number];

/** The number of a return's credit note: the order's, which is the invoice's, and which of its returns it is. */
export const creditNoteNumber = (
  order: string,
  revisions: readonly { number: number; is_return: boolean }[],
  revision: number,
): string => `${order}-C${revisions.filter((one) => one.is_return && one.number <= revision).length}`;

export type ProposalAnswer = 'accepted' | 'declined';

/**
 * What the customer has answered to the seller's last suggestion, while the order is under way; null where none was made, or something
 * has followed the answer.
 */
export const answerOf = ({ status, revision }: Pick<Order, 'status' | 'revision'>): ProposalAnswer | null => {
  const { number, proposed, changed, declined } = revision;
  if (proposed || !isUnderWay(status)) return null;
  if (declined && declined.after.number > number) return 'declined';
  return changed?.agreed && changed.after.number === number ? 'accepted' : null;
};

/** More are refused: an order that changes so often is another one. */
export const maxRevisions = 100;
/** The revision from which on customers change nothing by themselves any more: the others are the seller's. */
export const maxByCustomer = 20;
/** Returns come after all changes, and have room of their own. */
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

// By POST: so the token is in no URL.
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

// By POST, as above.
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
