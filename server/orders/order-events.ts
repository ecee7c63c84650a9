import { sql } from 'drizzle-orm';
import type { subscribeToAllOrders as contract } from '../../contracts/admin-orders.ts';
import type { AnswerOf } from '../../contracts/endpoint.ts';
import { type Context, requireActor } from '../context.ts';
import type { Queries } from '../database/queries.ts';

type Change = AnswerOf<typeof contract>;

const kinds = ['placed', 'by_customer'] as const;

/** A channel of the bus, received by every instance: `<user id> <order id> <kind>`. */
const channel = 'order_changed';

/** Publishes that an order was placed or has changed, when the caller's transaction commits. */
export async function announceOrder(
  db: Queries,
  order: { id: string; userId: string | null },
  kind: Change['kind'] = 'changed',
): Promise<void> {
  await announceOrders(db, [order], kind);
}

/** Announces changes of many orders at once. */
export async function announceOrders(
  db: Queries,
  orders: { id: string; userId: string | null }[],
  kind: Change['kind'],
): Promise<void> {
  const announcements = orders.map(({ id, userId }) => `${userId} ${id} ${kind}`);
  await db.execute(
    sql`select pg_notify(${channel}, one) from unnest(${sql.param(announcements)}::text[]) as one`,
  );
}

/** Subscribes to the user's own orders: their ids as they change, until the client disconnects. */
export async function subscribeToOrders(context: Context): Promise<AsyncIterable<{ id: string }>> {
  const { user } = requireActor(context);
  return ownOf(await context.bus.listen(channel, context.signal), user.id);
}

/** Subscribes to all orders, for the admin: each one when it is placed or changes, until the client disconnects. */
export async function subscribeToAllOrders(context: Context): Promise<AsyncIterable<Change>> {
  return allOf(await context.bus.listen(channel, context.signal));
}

async function* ownOf(announcements: AsyncIterable<string>, userId: string): AsyncIterable<{ id: string }> {
  for await (const announcement of announcements) {
    const [owner, id = ''] = announcement.split(' ');
    if (owner === userId) yield { id };
  }
}

async function* allOf(announcements: AsyncIterable<string>): AsyncIterable<Change> {
  for await (const announcement of announcements) {
    const [, id = '', kind] = announcement.split(' ');
    yield { id, kind: kinds.find((one) => one === kind) ?? 'changed' };
  }
}
