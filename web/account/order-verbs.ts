import {
  acceptByLink,
  acceptProposal,
  cancelByLink,
  cancelOrder,
  changeAddress,
  changeAddressByLink,
  declineByLink,
  declineProposal,
} from '../../contracts/order-revisions.ts';
import type { Order } from '../../contracts/orders.ts';
import { addPaymentProof, addProofByLink } from '../../contracts/payment-proofs.ts';
import { call } from '../http/api.ts';
import { refetchChanged } from '../session/query-client.ts';
import { refetchOrders } from './use-orders.ts';

/** What the customer may do with an order, by the account or by its private link; `refetch` never fails. */
export type OrderVerbs = {
  accept: (revision: number) => Promise<Order>;
  decline: (revision: number) => Promise<Order>;
  cancel: (revision: number) => Promise<Order>;
  changeAddress: (revision: number, address: Order['shipping_address']) => Promise<Order>;
  addProof: (picture: string) => Promise<Order>;
  refetch: () => Promise<void>;
};

export const verbsOfOwn = ({ id }: Order): OrderVerbs => ({
  accept: (revision) => call(acceptProposal, { id, revision }),
  decline: (revision) => call(declineProposal, { id, revision }),
  cancel: (revision) => call(cancelOrder, { id, revision }),
  changeAddress: (revision, address) => call(changeAddress, { id, revision, shipping_address: address }),
  addProof: (picture) => call(addPaymentProof, { id, picture }),
  refetch: refetchOrders,
});

export const verbsOfLink = (token: string): OrderVerbs => ({
  accept: (revision) => call(acceptByLink, { token, revision }),
  decline: (revision) => call(declineByLink, { token, revision }),
  cancel: (revision) => call(cancelByLink, { token, revision }),
  changeAddress: (revision, address) =>
    call(changeAddressByLink, { token, revision, shipping_address: address }),
  addProof: (picture) => call(addProofByLink, { token, picture }),
  refetch: () => refetchChanged({ queryKey: ['order-link', token] }).catch(() => undefined),
});

/** Shows what the order has become, also beside a refusal: the seller was quicker. */
export async function thenRefetch(verbs: OrderVerbs, action: Promise<Order>): Promise<void> {
  await action.finally(verbs.refetch);
}
