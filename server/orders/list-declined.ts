import { and, asc, desc, eq, exists, inArray, isNotNull, isNull } from 'drizzle-orm';
import { orderNumber } from '../../contracts/orders.ts';
import type { Stats } from '../../contracts/stats.ts';
import type { Queries } from '../database/queries.ts';
import { findLastDeclined } from './last-change.ts';
import { orderRevisions, orders } from './order.table.ts';

/** How many of them the overview names. */
const named = 10;

/** The latest orders not sent yet whose customer declined what was suggested last: the seller has to decide anew. */
export async function listDeclined(db: Queries): Promise<Stats['declined']> {
  const { orderId, number, state, answeredAt } = orderRevisions;
  const isDeclined = and(eq(orderId, orders.id), eq(state, 'declined'), isNotNull(answeredAt));
  const open = await db
    .select({ id: orders.id, number: orders.number, accepted: orders.revision })
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
  if (open.length === 0) return [];
  const ids = open.map(({ id }) => id);
  const revisions = await db
    .select()
    .from(orderRevisions)
    .where(inArray(orderId, ids))
    .orderBy(asc(orderId), asc(number));
  return open
    .filter(({ id, accepted }) =>
      findLastDeclined(
        accepted,
        revisions.filter((revision) => revision.orderId === id),
      ),
    )
    .map(({ id, number }) => ({ id, number: orderNumber(number) }));
}
