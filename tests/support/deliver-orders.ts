import { eq } from 'drizzle-orm';
import type { Database } from '../../server/database/connect.ts';
import { orders } from '../../server/orders/order.table.ts';

/** All orders of a user have arrived: until then the account can't be deleted. */
export const deliverOrders = (db: Database, { user }: { user: { id: string } }) =>
  db.update(orders).set({ status: 'delivered' }).where(eq(orders.userId, user.id));
