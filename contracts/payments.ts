import type * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { fromQirsh, toQirsh } from './money.ts';
import type { Order, OrderStatus } from './orders.ts';
import type * as schemas from './payments.schemas.ts';

/** How money was received or refunded. */
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
  /** Sum of the refunds since the last payment. Only used for display. */
  refunded: number;
  /** The part of the refunds that is not due again. */
  waived: number;
};
type Costing = { total: number; status: OrderStatus };

/**
 * The sum to pay or to refund, and the name of that state: the one place that derives it, from what an order costs and
 * its ledger. Delivery steps don't change the sum, but a cancelled order costs nothing. Nothing is due in the state
 * `refunded`. `payment-states.ts` says the same in SQL. JD.
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
 * An order's payment after recording an amount, negative for a refund: the one place that says what a refund waives.
 * That is the sum it would make due, if the order was delivered; while it is under way the sum is due again unless the
 * seller waives it. JD.
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
 * Whether the sum due counts as outstanding and is shown to the customer. An order that is paid as agreed in the chat
 * and has no payment that counts is not tracked. The condition `isOutstanding` says the same in SQL.
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
