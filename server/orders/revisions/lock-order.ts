import { getTableColumns, type SQL } from 'drizzle-orm';
import type { Queries } from '../../database/queries.ts';
import { ShopError } from '../../errors.ts';
import { orders } from '../order.table.ts';

const { searchVector: _, ...columns } = getTableColumns(orders);

export type LockedOrder = Omit<typeof orders.$inferSelect, 'searchVector'>;

/**
 * The order that matches a condition, locked until the transaction ends: of two concurrent changes, one waits and then
 * sees the other's result. Refuses `not_found`.
 */
export async function lockWholeOrder(db: Queries, condition: SQL | undefined): Promise<LockedOrder> {
  const [order] = condition ? await db.select(columns).from(orders).where(condition).for('update') : [];
  if (!order) throw new ShopError('not_found');
  return order;
}
