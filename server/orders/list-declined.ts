import { and, desc, inArray, isNull, sql } from 'drizzle-orm';
import { isFeeAnswered } from '../../contracts/order-changes.ts';
import type { Stats } from '../../contracts/stats.ts';
import type { Queries } from '../database/queries.ts';
import { readOrderRows } from './list-orders.ts';
import { orders } from './order.table.ts';
import { orderView } from './order-view.ts';

/** How many of them the overview lists. */
const named = 10;

/**
 * The suggestion that the customer declined last; an undone return is `declined`, too, but has no answer. A subquery
 * per order: for a join PostgreSQL would read all revisions.
 */
const lastDeclined = sql`(select max(r.number) from order_revisions r
  where r.order_id = ${orders}.id and r.state = 'declined' and r.answered_at is not null)`;

/** The latest unsent orders whose customer declined the last suggestion (see `answerOf`), so that the seller must decide anew. */
export async function listDeclined(db: Queries): Promise<Stats['declined']> {
  const open = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, ['pending', 'processing']),
        isNull(orders.proposedRevision),
        sql`${lastDeclined} > ${orders}.revision`,
      ),
    )
    .orderBy(desc(orders.number))
    .limit(named);
  const condition = inArray(
    orders.id,
    open.map(({ id }) => id),
  );
  const found = open.length === 0 ? [] : await readOrderRows(db, condition, { order: [desc(orders.number)] });
  return found.map(({ row, ...lines }) => {
    const { id, number, revision } = orderView(row, lines);
    return { id, number, is_fee: isFeeAnswered(revision, 'declined') };
  });
}
