import { getTableColumns, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/queries.ts';
import { ShopError } from '../../errors.ts';
import { orders } from '../order.table.ts';

const { searchVector: _, ...columns } = getTableColumns(orders);

export type LockedOrder = Omit<typeof orders.$inferSelect, 'searchVector'>;

/**
 * The order that a condition names, locked until the transaction ends: of two who change it at once, one waits and then sees
 * what the other has made of it. Refuses `not_found`.
 */
export async function lockWholeOrder(db: Queries, condition: SQL | undefined): Promise<LockedOrder> {
  const [order] = condition ? await db.select(columns).from(orders).where(condition).for('update') : [];
  if (!order) throw new ShopError('not_found');
  return order;
}
