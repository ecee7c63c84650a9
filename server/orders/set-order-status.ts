import { eq } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { setOrderStatus as contract, Order } from '../../contracts/orders.ts';
import { type Context, requireActor } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { announceOrder } from './follow-orders.ts';
import { readOrders } from './list-orders.ts';
import { orderStatusChanges, orders } from './order.table.ts';

/** Sets an order's status to any of the five, keeps who did it and when, and tells the customer. */
export async function setOrderStatus(
  context: Context,
  { id, status }: ParsedInputOf<typeof contract>,
): Promise<Order> {
  const { user } = requireActor(context);
  if (!isUuid(id)) throw new ShopError('not_found');
  return inTransaction(context.db, async (db) => {
    const [before] = await db.select().from(orders).where(eq(orders.id, id)).for('update');
    if (!before) throw new ShopError('not_found');
    if (before.status !== status) {
      await db.update(orders).set({ status }).where(eq(orders.id, id));
      const change = { before: before.status, after: status, changedBy: user.id, changedAt: context.now() };
      await db.insert(orderStatusChanges).values({ orderId: id, ...change });
      await context.jobs.enqueue(db, { mail: 'order-status', orderId: id, status });
      await announceOrder(db, before);
    }
    const [order] = await readOrders(context, db, eq(orders.id, id));
    if (!order) throw new ShopError('not_found');
    return order;
  });
}
