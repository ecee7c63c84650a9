import { and, desc, eq, exists, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { orderNumber } from '../../contracts/orders.ts';
import type { Stats } from '../../contracts/stats.ts';
import type { Queries } from '../database/queries.ts';
import { orderRevisions, orders } from './order.table.ts';

/** How many of them the overview names. */
const named = 10;

/** The latest orders not sent yet whose customer declined what was suggested last, as `answerOf` has it: the seller has to decide anew. */
export async function listDeclined(db: Queries): Promise<Stats['declined']> {
  const { orderId, number, state, answeredAt } = orderRevisions;
  // A return that was taken back is declined too, by no one's answer.
  const isDeclined = and(
    eq(orderId, orders.id),
    eq(state, 'declined'),
    isNotNull(answeredAt),
    gt(number, orders.revision),
  );
  const open = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['pending', 'processing']),
        isNull(orders.proposed),
        exists(db.select({ number }).from(orderRevisions).where(isDeclined)),
      ),
    )
    .orderBy(desc(orders.number))
    .limit(named);
  return open.map(({ id, number }) => ({ id, number: orderNumber(number) }));
}
