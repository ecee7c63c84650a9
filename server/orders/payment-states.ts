import { type SQL, sql } from 'drizzle-orm';
import type { PaymentState } from '../../contracts/payments.ts';
import { orders } from './order.table.ts';

const { status, totalQirsh, paidQirsh, refundedQirsh, waivedQirsh } = orders;

/** More was paid than the order costs by now. In the words of the index `orders_refund_due`. */
export const isRefundDue = sql`${paidQirsh} > case when ${status} = 'cancelled' then 0 else ${totalQirsh} end`;

/** What is due of an order that is not cancelled; below zero, nothing is. */
export const dueQirsh = sql`${totalQirsh} - ${paidQirsh} - ${waivedQirsh}`;

/** Something is due of an order whose way of paying was chosen, or that has a payment. In the words of the index `orders_to_collect`. */
const isOwed = sql`(${orders.paymentMethod} <> 'chat' or ${paidQirsh} <> 0 or ${refundedQirsh} <> 0)
  and ${status} <> 'cancelled' and ${paidQirsh} < ${totalQirsh} and ${dueQirsh} > 0`;

/** `isOwed`, but not before it is known what delivery costs. */
export const isOutstanding = sql`${isOwed} and not ${orders.feePending}`;

/** What `isOwed` leaves out: something is due of an order that is paid as agreed in the chat and has no payment that counts. */
export const isAgreedUnpaid = sql`${orders.paymentMethod} = 'chat' and ${paidQirsh} = 0 and ${refundedQirsh} = 0
  and ${dueQirsh} > 0`;

/** What `unpaid` means of a delivered order. In the words of the index `orders_delivered_unpaid`. */
export const isDeliveredUnpaid = sql`${status} = 'delivered' and ${paidQirsh} = 0 and ${dueQirsh} > 0`;

/** Nothing is due, and nothing to be given back, of an order that is not cancelled. */
const isSettled = sql`${paidQirsh} <= ${totalQirsh} and ${dueQirsh} <= 0`;
/** All that was paid went back, or what is missing is not asked for. The first part is that of the index `orders_refunded`. */
const wentBack = sql`(${refundedQirsh} <> 0 and (${paidQirsh} = 0 or ${paidQirsh} < ${totalQirsh}))`;

/** What `balanceOf` says, as a condition. Of the unpaid, those alone that are to be paid. */
export const hasPaymentState: Record<PaymentState, SQL> = {
  unpaid: sql`(${status} <> 'cancelled' and ${paidQirsh} = 0 and ${dueQirsh} > 0)`,
  part: sql`(${isOwed} and ${paidQirsh} > 0)`,
  // The first part is that of the index `orders_paid`.
  paid: sql`((${paidQirsh} <> 0 or ${totalQirsh} = 0) and ${status} <> 'cancelled' and ${isSettled} and not ${wentBack})`,
  refund_due: sql`(${isRefundDue})`,
  refunded: sql`(${wentBack} and case when ${status} = 'cancelled' then ${paidQirsh} = 0 else ${isSettled} end)`,
};
