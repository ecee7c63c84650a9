import type { InputOf } from '../../contracts/endpoint.ts';
import { getCreditNoteByLink, getInvoiceByLink } from '../../contracts/guest-orders.ts';
import type { Language } from '../../contracts/language.ts';
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
import { getCreditNote, getInvoice, type Order } from '../../contracts/orders.ts';
import { addPaymentProof, addProofByLink } from '../../contracts/payment-proofs.ts';
import { call, callForFile } from '../http/api.ts';
import { refetchChanged } from '../session/query-client.ts';
import { orderLinkQuery } from './order-link-query.ts';
import { refetchOrders } from './use-orders.ts';

type Address = NonNullable<InputOf<typeof changeAddress>['shipping_address']>;

/** The customer's actions on an order, by account or by private link; `refetch` never rejects. */
export type OrderActions = {
  accept: (revision: number) => Promise<Order>;
  decline: (revision: number) => Promise<Order>;
  cancel: (revision: number) => Promise<Order>;
  /** Sends the fee that the customer saw. */
  changeAddress: (revision: number, address: Address, fee: number) => Promise<Order>;
  changePhone: (revision: number, phone: string) => Promise<Order>;
  /** Whether the order must keep a phone number. */
  needsPhone: boolean;
  addProof: (picture: string) => Promise<Order>;
  invoice: (language: Language) => Promise<Blob>;
  creditNote: (revision: number, language: Language) => Promise<Blob>;
  refetch: () => Promise<void>;
};

export const actionsOfCustomer = ({ id }: Order): OrderActions => ({
  accept: (revision) => call(acceptProposal, { id, revision }),
  decline: (revision) => call(declineProposal, { id, revision }),
  cancel: (revision) => call(cancelOrder, { id, revision }),
  changeAddress: (revision, address, fee) =>
    call(changeAddress, { id, revision, shipping_address: address, fee }),
  changePhone: (revision, phone) => call(changeAddress, { id, revision, phone }),
  needsPhone: false,
  addProof: (picture) => call(addPaymentProof, { id, picture }),
  invoice: (language) => callForFile(getInvoice, { id, language }),
  creditNote: (revision, language) => callForFile(getCreditNote, { id, revision, language }),
  refetch: refetchOrders,
});

export const actionsByLink = (token: string): OrderActions => ({
  accept: (revision) => call(acceptByLink, { token, revision }),
  decline: (revision) => call(declineByLink, { token, revision }),
  cancel: (revision) => call(cancelByLink, { token, revision }),
  changeAddress: (revision, { phone = '', ...address }, fee) =>
    call(changeAddressByLink, { token, revision, shipping_address: { ...address, phone }, fee }),
  changePhone: (revision, phone) => call(changeAddressByLink, { token, revision, phone }),
  needsPhone: true,
  addProof: (picture) => call(addProofByLink, { token, picture }),
  invoice: (language) => callForFile(getInvoiceByLink, { token, language }),
  creditNote: (revision, language) => callForFile(getCreditNoteByLink, { token, revision, language }),
  refetch: () => refetchChanged({ queryKey: orderLinkQuery(token).queryKey }).catch(() => undefined),
});

/** Shows the order's new state, also beside a refusal, as the seller may have been faster. */
export async function thenRefetch(actions: OrderActions, action: Promise<Order>): Promise<void> {
  await action.finally(actions.refetch);
}
