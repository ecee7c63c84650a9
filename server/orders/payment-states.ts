import { type SQL, sql } from 'drizzle-orm';
import type { PaymentState } from '../../contracts/payments.ts';
import { orders } from './order.table.ts';

const { status, totalQirsh, paidQirsh, refundedQirsh } = orders;

/** More was paid than the order costs by now. In the words of the index `orders_refund_due`. */
export const isRefundDue = sql`${paidQirsh} > case when ${status} = 'cancelled' then 0 else ${totalQirsh} end`;

/** What is due of an order that costs more than was paid: what was given back of one that has arrived isn't asked for again. */
export const dueQirsh = sql`${totalQirsh} - ${paidQirsh} - case when ${status} = 'delivered' then ${refundedQirsh} else 0 end`;

/**
 * Something is due of an order whose way of paying was chosen, or that has a payment. In the words of `orders_to_collect`, and
 * not before it is known what delivery costs.
 */
export const isToCollect = sql`(${orders.paymentMethod} <> 'chat' or ${paidQirsh} <> 0 or ${refundedQirsh} <> 0)
  and ${status} <> 'cancelled' and ${paidQirsh} < ${totalQirsh} and ${dueQirsh} > 0 and not ${orders.feePending}`;

/** What `balanceOf` says, as a condition. Of the unpaid, those alone that are to be paid. */
export const hasPaymentState: Record<PaymentState, SQL> = {
  unpaid: sql`(${status} <> 'cancelled' and ${paidQirsh} = 0 and ${dueQirsh} > 0)`,
  part: sql`(${isToCollect} and ${paidQirsh} > 0)`,
  // The first part is that of the index `orders_paid`.
  paid: sql`((${paidQirsh} <> 0 or ${totalQirsh} = 0) and ${status} <> 'cancelled' and ${paidQirsh} = ${totalQirsh})`,
  refund_due: sql`(${isRefundDue})`,
  // The first part is that of the index `orders_refunded`.
  refunded: sql`(${refundedQirsh} <> 0 and case when ${status} = 'cancelled' then ${paidQirsh} = 0
    else ${paidQirsh} < ${totalQirsh} and ${dueQirsh} <= 0 end)`,
};
