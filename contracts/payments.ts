import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { fromQirsh, toQirsh } from './money.ts';
import type { Order } from './orders.ts';
import type * as schemas from './payments.schemas.ts';

/** How an order is to be paid: in cash at the door, by CliQ, by bank transfer, or as agreed with the seller in the chat. */
export const paymentMethods = ['cash', 'cliq', 'bank', 'chat'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How money came or went. */
export const ledgerMethods = ['cash', 'cliq', 'bank', 'other'] as const;
export type LedgerMethod = (typeof ledgerMethods)[number];

export const paymentStates = ['unpaid', 'part', 'paid', 'refund_due'] as const;
export type PaymentState = (typeof paymentStates)[number];

export type PaymentProof = z.output<typeof schemas.paymentProofSchema>;
export type PayTo = z.output<typeof schemas.payToSchema>;
export type LedgerEntry = z.output<typeof schemas.ledgerEntrySchema>;
export type Ledger = z.output<typeof schemas.ledgerSchema>;

/**
 * What is still to be paid or to be given back, and what that is called: the one place that derives it, from what an order costs
 * and the sum of its ledger. No step of its delivery pays an order; one that was cancelled costs nothing any more. JD.
 */
export function balanceOf({
  total,
  paid,
  isCancelled,
}: {
  total: number;
  paid: number;
  isCancelled: boolean;
}) {
  const open = (isCancelled ? 0 : toQirsh(total)) - toQirsh(paid);
  const due = fromQirsh(Math.max(0, open));
  const refund = fromQirsh(Math.max(0, -open));
  return { state: stateOf(open, toQirsh(paid), isCancelled), due, refund };
}

function stateOf(open: number, paid: number, isCancelled: boolean): PaymentState {
  if (open < 0) return 'refund_due';
  if (open === 0) return isCancelled ? 'unpaid' : 'paid';
  return paid > 0 ? 'part' : 'unpaid';
}

/**
 * Whether what is due counts as money to collect, and a customer is told of it: nothing is of an order that was to be paid as agreed
 * in the chat and has no payment. The condition `isToCollect` says the same in SQL.
 */
export const isPaymentTracked = ({ payment }: Pick<Order, 'payment'>): boolean =>
  payment.method !== 'chat' || payment.paid !== 0;

export const listPayments: Endpoint<typeof schemas.listPayments> = {
  method: 'GET',
  path: '/admin/orders/{id}/payments',
  access: 'admin',
};

export const recordPayment: Endpoint<typeof schemas.recordPayment> = {
  method: 'POST',
  path: '/admin/orders/{id}/payments',
  access: 'admin',
  status: 201,
  idempotent: true,
};

export const reversePayment: Endpoint<typeof schemas.reversePayment> = {
  method: 'POST',
  path: '/admin/payments/{id}/reversal',
  access: 'admin',
};
