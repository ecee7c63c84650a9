import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { fromQirsh, toQirsh } from './money.ts';
import type { Order, OrderStatus } from './orders.ts';
import type * as schemas from './payments.schemas.ts';

/** How money came or went. */
export const ledgerMethods = ['cash', 'cliq', 'bank', 'other'] as const;
export type LedgerMethod = (typeof ledgerMethods)[number];

export const paymentStates = ['unpaid', 'part', 'paid', 'refund_due', 'refunded'] as const;
export type PaymentState = (typeof paymentStates)[number];

export type PaymentProof = z.output<typeof schemas.paymentProofSchema>;
export type PayTo = z.output<typeof schemas.payToSchema>;
export type LedgerEntry = z.output<typeof schemas.ledgerEntrySchema>;
export type Ledger = z.output<typeof schemas.ledgerSchema>;

type Sums = {
  /** The sum of the ledger. */
  paid: number;
  /** Sum of the refunds since the last payment. Only texts that people read use it. */
  refunded: number;
  /** The part of the refunds that is not due again. */
  waived: number;
};
type Costing = { total: number; status: OrderStatus };

/**
 * What is still to be paid or to be given back, and what that is called: the one place that derives it, from what an order costs
 * and its ledger. No step of its delivery changes what is due, but that one that was cancelled costs nothing any more. Nothing is
 * due of what is called refunded. `payment-states.ts` says the same in SQL. JD.
 */
export function balanceOf({ total, paid, refunded, waived, status }: Costing & Sums) {
  const cost = status === 'cancelled' ? 0 : toQirsh(total);
  const open = cost - toQirsh(paid);
  const due = Math.max(0, open - toQirsh(waived));
  const stateOf = (): PaymentState => {
    if (open < 0) return 'refund_due';
    if (due > 0) return paid > 0 ? 'part' : 'unpaid';
    if (refunded > 0 && (open > 0 || paid === 0)) return 'refunded';
    return paid > 0 || (open === 0 && status !== 'cancelled') ? 'paid' : 'unpaid';
  };
  return { state: stateOf(), due: fromQirsh(due), refund: fromQirsh(Math.max(0, -open)) };
}

/**
 * What an order says of its payment once an amount was recorded, below zero a refund: the one place that says what a refund waives.
 * That is what it would add to what is due, of an order that has arrived; of one under way it is owed again unless the seller waives it. JD.
 */
export function paymentAfter<Payment extends Sums>(
  payment: Payment,
  order: Costing,
  amount: number,
  waived = false,
) {
  const paid = plus(payment.paid, amount);
  const refunded = amount < 0 ? plus(payment.refunded, -amount) : 0;
  const dueOf = (sums: Sums) => balanceOf({ ...order, ...sums }).due;
  const isWaived = amount < 0 && (waived || order.status === 'delivered');
  const more = isWaived ? plus(dueOf({ ...payment, paid }), -dueOf(payment)) : 0;
  const sums = { paid, refunded, waived: plus(payment.waived, more) };
  return { ...payment, ...sums, ...balanceOf({ ...order, ...sums }) };
}

const plus = (one: number, other: number): number => fromQirsh(toQirsh(one) + toQirsh(other));

/**
 * Whether what is due counts as outstanding, and a customer is told of it: nothing is of an order that was to be paid as agreed
 * in the chat and never had a payment that counts. The condition `isOutstanding` says the same in SQL.
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
