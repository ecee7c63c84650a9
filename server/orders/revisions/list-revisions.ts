import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { OrderRevision } from '../../../contracts/admin-orders.ts';
import { isUnderWay } from '../../../contracts/order-status-transitions.ts';
import { users } from '../../accounts/user.table.ts';
import { activity } from '../../activity/activity.table.ts';
import type { Queries } from '../../database/queries.ts';
import { orderItems, orderRevisions, orders } from '../order.table.ts';
import { revisionView } from '../order-view.ts';

/** The revisions of an order as the seller sees them, oldest first; empty for an order that was never changed. */
export async function listRevisions(db: Queries, id: string): Promise<OrderRevision[]> {
  const found = await db
    .select({ revision: orderRevisions, row: getTableColumns(orders), name: users.name })
    .from(orderRevisions)
    .innerJoin(orders, eq(orders.id, orderRevisions.orderId))
    .leftJoin(users, eq(users.id, orderRevisions.createdBy))
    .where(eq(orderRevisions.orderId, id))
    .orderBy(asc(orderRevisions.number));
  if (found.length === 0) return [];
  const [items, changes] = await Promise.all([
    db.select().from(orderItems).where(eq(orderItems.orderId, id)).orderBy(asc(orderItems.position)),
    readChanges(db, id),
  ]);
  const byRevision = Map.groupBy(items, ({ revision }) => revision);
  const undos = changes.filter(({ undoes }) => undoes !== null);
  const pendingFee = new Set(
    found.flatMap(({ revision: { feePending, number } }) => (feePending ? number : [])),
  );
  /** Follows the rules of `revertOrderChange`. */
  const undoOf = ({ row, revision: { number, isReturn, base } }: (typeof found)[number]): number | null => {
    const isNow = row.revision === number && row.proposedRevision === null;
    const mayChange = isUnderWay(row.status) || (row.status === 'delivered' && isReturn);
    const wentOn = row.status !== 'pending' && pendingFee.has(base ?? 0);
    const made = changes.find((change) => change.undoes === null && change.after === number);
    return isNow && mayChange && !wentOn ? (made?.id ?? null) : null;
  };
  return found.map(({ revision, row, name }) => ({
    ...revisionView(row, { ...revision, items: byRevision.get(revision.number) ?? [] }),
    state: revision.state,
    base: revision.base,
    by_customer: revision.byCustomer,
    is_return: revision.isReturn,
    by: revision.createdBy === null ? null : { id: revision.createdBy, name: name ?? '' },
    answered_at: revision.answeredAt?.toISOString() ?? null,
    undoes: undos.find(({ after }) => after === revision.number)?.before ?? null,
    undone_at: undos.find(({ before }) => before === revision.number)?.at.toISOString() ?? null,
    undo: undoOf({ revision, row, name }),
  }));
}

/** Which revision is based on which; and which was undone when, by which other one (a withdrawn proposal by none). */
const readChanges = (db: Queries, id: string) =>
  db
    .select({
      id: activity.id,
      before: sql<number | null>`(${activity.before} ->> 'revision')::int`,
      after: sql<number | null>`(${activity.after} ->> 'revision')::int`,
      undoes: activity.undoes,
      at: activity.at,
    })
    .from(activity)
    .where(and(eq(activity.subjectId, id), eq(activity.action, 'order.change')));
