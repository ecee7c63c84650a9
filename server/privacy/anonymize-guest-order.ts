import { and, eq } from 'drizzle-orm';
import { orderNumber } from '../../contracts/orders.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { type Context, requireIdentity } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { anonymizeOrders } from '../orders/anonymize-orders.ts';
import { orderByIdOrNumber } from '../orders/list-orders.ts';
import { orders } from '../orders/order.table.ts';
import { announceOrder } from '../orders/order-events.ts';
import { guestOrders } from '../orders/order-link.ts';
import { lockWholeOrder } from '../orders/revisions/lock-order.ts';
import { anonymizePayments } from '../payments/anonymize-payments.ts';

/**
 * Erasure of a guest order at an administrator's request: goods and sums stay for the books, the private link ends.
 * Requires re-authentication. `not_found` for an account's order, which is anonymized with that account.
 */
export async function anonymizeGuestOrder(context: Context, { id }: { id: string }): Promise<null> {
  requireIdentity(context);
  return inTransaction(context.db, async (db) => {
    const order = await lockWholeOrder(db, and(orderByIdOrNumber(id), guestOrders));
    const condition = eq(orders.id, order.id);
    await anonymizePayments(db, condition);
    await anonymizeOrders(db, condition);
    const number = orderNumber(order.number);
    await recordActivity(context, db, {
      action: 'order.forget',
      subjectId: order.id,
      subject: { en: number, ar: number },
      before: null,
      after: null,
    });
    await announceOrder(db, order);
    return null;
  });
}
