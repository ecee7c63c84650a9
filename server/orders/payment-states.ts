import { type SQL, sql } from 'drizzle-orm';
import type { PaymentState } from '../../contracts/payments.ts';
import { orders } from './order.table.ts';

const { status, totalQirsh, paidQirsh } = orders;

/** More was paid than the order costs by now. In the words of the index `orders_refund_due`. */
export const isRefundDue = sql`${paidQirsh} > case when ${status} = 'cancelled' then 0 else ${totalQirsh} end`;

/**
 * Something is due of an order whose way of paying was chosen, or that was paid in part. In the words of `orders_to_collect`, and
 * not before it is known what delivery costs.
 */
export const isToCollect = sql`(${orders.paymentMethod} <> 'chat' or ${paidQirsh} <> 0)
  and ${status} <> 'cancelled' and ${paidQirsh} < ${totalQirsh} and not ${orders.feePending}`;

/** What `balanceOf` says, as a condition. Of the unpaid, those alone that are to be paid. */
export const hasPaymentState: Record<PaymentState, SQL> = {
  unpaid: sql`(${status} <> 'cancelled' and ${paidQirsh} = 0 and ${totalQirsh} > 0)`,
  part: sql`(${isToCollect} and ${paidQirsh} > 0)`,
  // The first part is that of the index `orders_paid`.
  paid: sql`((${paidQirsh} <> 0 or ${totalQirsh} = 0) and ${status} <> 'cancelled' and ${paidQirsh} = ${totalQirsh})`,
  refund_due: sql`(${isRefundDue})`,
};
