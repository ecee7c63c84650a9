import { eq } from 'drizzle-orm';
import type { Database } from '../../server/database/connect.ts';
import { orders } from '../../server/orders/order.table.ts';

/** Marks all orders of a user as delivered: the account can't be deleted before. */
export const deliverOrders = (db: Database, { user }: { user: { id: string } }) =>
  db.update(orders).set({ status: 'delivered' }).where(eq(orders.userId, user.id));
