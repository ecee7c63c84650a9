import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '../../database/queries.ts';
import { ShopError } from '../../errors.ts';
import { isOrder } from '../list-orders.ts';
import { orders } from '../order.table.ts';

const { words: _, ...columns } = getTableColumns(orders);

export type LockedOrder = Omit<typeof orders.$inferSelect, 'words'>;

/**
 * An order by id or number, locked until the transaction ends: of two who change it at once, one waits and then sees what the
 * other has made of it. Of a customer it has to be their own. Refuses `not_found`.
 */
export async function lockWholeOrder(
  db: Queries,
  id: string,
  customer?: { id: string },
): Promise<LockedOrder> {
  const isTheirs = customer ? eq(orders.userId, customer.id) : sql`true`;
  const [order] = await db
    .select(columns)
    .from(orders)
    .where(sql`${isOrder(id)} and ${isTheirs}`)
    .for('update');
  if (!order) throw new ShopError('not_found');
  return order;
}
