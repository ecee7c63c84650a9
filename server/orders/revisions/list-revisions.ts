import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { OrderRevision } from '../../../contracts/admin-orders.ts';
import { users } from '../../accounts/user.table.ts';
import { activity } from '../../activity/activity.table.ts';
import type { Queries } from '../../database/queries.ts';
import { orderItems, orderRevisions, orders } from '../order.table.ts';
import { revisionView } from '../order-view.ts';

/** The revisions of an order as the seller sees them, oldest first; none of one that was never changed. */
export async function listRevisions(db: Queries, id: string): Promise<OrderRevision[]> {
  const found = await db
    .select({ revision: orderRevisions, row: getTableColumns(orders), name: users.name })
    .from(orderRevisions)
    .innerJoin(orders, eq(orders.id, orderRevisions.orderId))
    .leftJoin(users, eq(users.id, orderRevisions.createdBy))
    .where(eq(orderRevisions.orderId, id))
    .orderBy(asc(orderRevisions.number));
  if (found.length === 0) return [];
  const [items, undos] = await Promise.all([
    db.select().from(orderItems).where(eq(orderItems.orderId, id)).orderBy(asc(orderItems.position)),
    readUndos(db, id),
  ]);
  const byRevision = Map.groupBy(items, ({ revision }) => revision);
  return found.map(({ revision, row, name }) => ({
    ...revisionView(row, { ...revision, items: byRevision.get(revision.number) ?? [] }),
    state: revision.state,
    base: revision.base,
    by_customer: revision.byCustomer,
    is_return: revision.isReturn,
    by: revision.createdBy === null ? null : { id: revision.createdBy, name: name ?? '' },
    answered_at: revision.answeredAt?.toISOString() ?? null,
    undoes: undos.find(({ by }) => by === revision.number)?.undone ?? null,
    undone_at: undos.find(({ undone }) => undone === revision.number)?.at.toISOString() ?? null,
  }));
}

/** Which revision was undone when, and by which other one; a proposal was withdrawn, which made none. */
const readUndos = (db: Queries, id: string) =>
  db
    .select({
      undone: sql<number | null>`(${activity.before} ->> 'revision')::int`,
      by: sql<number | null>`(${activity.after} ->> 'revision')::int`,
      at: activity.at,
    })
    .from(activity)
    .where(and(eq(activity.subjectId, id), eq(activity.action, 'order.change'), isNotNull(activity.undoes)));
