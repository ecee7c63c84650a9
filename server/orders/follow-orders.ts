import { sql } from 'drizzle-orm';
import { type Context, requireActor } from '../context.ts';
import type { Queries } from '../database/queries.ts';

/** Announcements are heard by every instance of the shop: `<user's id> <order's id>`. */
const channel = 'order_changed';

/** Tells all who follow that an order has changed, once the caller's transaction is in. */
export async function announceOrder(
  db: Queries,
  order: { id: string; userId: string | null },
): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${`${order.userId} ${order.id}`})`);
}

/** The ids of the user's own orders as they change, until the caller goes away. */
export async function followOrders(context: Context): Promise<AsyncIterable<{ id: string }>> {
  const { user } = requireActor(context);
  return ownOf(await context.bus.listen(channel, context.signal), user.id);
}

async function* ownOf(announcements: AsyncIterable<string>, userId: string): AsyncIterable<{ id: string }> {
  for await (const announcement of announcements) {
    const [owner, id = ''] = announcement.split(' ');
    if (owner === userId) yield { id };
  }
}
