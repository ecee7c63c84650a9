import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { OrderRevision } from '../../../contracts/admin-orders.ts';
import { users } from '../../accounts/user.table.ts';
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
  const items = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, id))
    .orderBy(asc(orderItems.position));
  const byRevision = Map.groupBy(items, ({ revision }) => revision);
  return found.map(({ revision, row, name }) => ({
    ...revisionView(row, { ...revision, items: byRevision.get(revision.number) ?? [] }),
    state: revision.state,
    base: revision.base,
    by_customer: revision.byCustomer,
    is_return: revision.isReturn,
    by: revision.createdBy === null ? null : { id: revision.createdBy, name: name ?? '' },
    answered_at: revision.answeredAt?.toISOString() ?? null,
  }));
}
