import { type SQL, sql } from 'drizzle-orm';
import type { PaymentState } from '../../contracts/payments.ts';
import { orders } from './order.table.ts';

const { status, totalQirsh, paidQirsh, refundedQirsh, waivedQirsh } = orders;

/** More was paid than the order costs now. In the exact terms of the index `orders_refund_due`. */
export const isRefundDue = sql`${paidQirsh} > case when ${status} = 'cancelled' then 0 else ${totalQirsh} end`;

/** The sum due of an order that is not cancelled; nothing is due below zero. */
export const dueQirsh = sql`${totalQirsh} - ${paidQirsh} - ${waivedQirsh}`;

/**
 * Something is due for an order with a chosen payment method or a payment. In the exact terms of the index
 * `orders_to_collect`.
 */
const isOwed = sql`(${orders.paymentMethod} <> 'chat' or ${paidQirsh} <> 0 or ${refundedQirsh} <> 0)
  and ${status} <> 'cancelled' and ${paidQirsh} < ${totalQirsh} and ${dueQirsh} > 0`;

/** `isOwed`, but only once the delivery fee is known. */
export const isOutstanding = sql`${isOwed} and not ${orders.feePending}`;

/** What `isOwed` leaves out: something is due for an order that is paid as agreed in the chat and has no payment that counts. */
export const isAgreedUnpaid = sql`${orders.paymentMethod} = 'chat' and ${paidQirsh} = 0 and ${refundedQirsh} = 0
  and ${dueQirsh} > 0`;

/** A delivered order in the state `unpaid`. In the exact terms of the index `orders_delivered_unpaid`. */
export const isDeliveredUnpaid = sql`${status} = 'delivered' and ${paidQirsh} = 0 and ${dueQirsh} > 0`;

/** Neither a payment nor a refund is due for an order that is not cancelled. */
const isSettled = sql`${paidQirsh} <= ${totalQirsh} and ${dueQirsh} <= 0`;
/** Everything paid was refunded, or the rest is waived. The first part is that of the index `orders_refunded`. */
const wentBack = sql`(${refundedQirsh} <> 0 and (${paidQirsh} = 0 or ${paidQirsh} < ${totalQirsh}))`;

/** The states of `balanceOf` as conditions; `unpaid` covers only orders that are to be paid. */
export const hasPaymentState: Record<PaymentState, SQL> = {
  unpaid: sql`(${status} <> 'cancelled' and ${paidQirsh} = 0 and ${dueQirsh} > 0)`,
  part: sql`(${isOwed} and ${paidQirsh} > 0)`,
  // The first part is that of the index `orders_paid`.
  paid: sql`((${paidQirsh} <> 0 or ${totalQirsh} = 0) and ${status} <> 'cancelled' and ${isSettled} and not ${wentBack})`,
  refund_due: sql`(${isRefundDue})`,
  refunded: sql`(${wentBack} and case when ${status} = 'cancelled' then ${paidQirsh} = 0 else ${isSettled} end)`,
};
