import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { fromQirsh, toQirsh } from './money.ts';
import type { Order, OrderStatus } from './orders.ts';
import type * as schemas from './payments.schemas.ts';

/** How an order is to be paid: in cash at the door, by CliQ, by bank transfer, or as agreed with the seller in the chat. */
export const paymentMethods = ['cash', 'cliq', 'bank', 'chat'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** How money came or went. */
export const ledgerMethods = ['cash', 'cliq', 'bank', 'other'] as const;
export type LedgerMethod = (typeof ledgerMethods)[number];

export const paymentStates = ['unpaid', 'part', 'paid', 'refund_due', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

export type PaymentProof = z.output<typeof schemas.paymentProofSchema>;
export type PayTo = z.output<typeof schemas.payToSchema>;
export type LedgerEntry = z.output<typeof schemas.ledgerEntrySchema>;
export type Ledger = z.output<typeof schemas.ledgerSchema>;

type Balanced = {
  total: number;
  /** The sum of the ledger. */
  paid: number;
  /** What was given back since the last payment. */
  refunded: number;
  status: OrderStatus;
};

/**
 * What is still to be paid or to be given back, and what that is called: the one place that derives it, from what an order costs
 * and its ledger. No step of its delivery pays an order; one that was cancelled costs nothing any more, what was given back
 * once an order has arrived isn't asked for again, and what was given back before is owed again. So nothing is due of what is
 * called refunded. JD.
 */
export function balanceOf({ total, paid, refunded, status }: Balanced) {
  const cost = status === 'cancelled' ? 0 : toQirsh(total);
  const open = cost - toQirsh(paid);
  const due = Math.max(0, status === 'delivered' ? open - toQirsh(refunded) : open);
  const isSettled = open > 0 ? due === 0 : open === 0 && status === 'cancelled';
  return {
    state: refunded > 0 && isSettled ? ('refunded' as const) : stateOf(open, paid, status),
    due: fromQirsh(due),
    refund: fromQirsh(Math.max(0, -open)),
  };
}

function stateOf(open: number, paid: number, status: OrderStatus): PaymentState {
  if (open < 0) return 'refund_due';
  if (open === 0) return status === 'cancelled' ? 'unpaid' : 'paid';
  return paid > 0 ? 'part' : 'unpaid';
}

/**
 * Whether what is due counts as money to collect, and a customer is told of it: nothing is of an order that was to be paid as agreed
 * in the chat and never had a payment that counts. The condition `isToCollect` says the same in SQL.
 */
export const isPaymentTracked = ({ payment }: Pick<Order, 'payment'>): boolean =>
  payment.method !== 'chat' || payment.paid !== 0 || payment.refunded !== 0;

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
