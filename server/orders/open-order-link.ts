import { and, isNull } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { openOrderLink as contract } from '../../contracts/guest-orders.ts';
import type { Order } from '../../contracts/orders.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { readOrders } from './list-orders.ts';
import { orders } from './order.table.ts';
import { announceOrder } from './order-events.ts';
import { orderByLink } from './order-link.ts';

type Input = ParsedInputOf<typeof contract>;

/** The order of a private link; `not_found` for a token that is none, or not any more. */
export async function openOrderLink(context: Context, { token }: Input): Promise<Order> {
  const condition = await orderByLink(context.config, context.db, token);
  const [order] = condition ? await readOrders(context, context.db, condition) : [];
  if (!order) throw new ShopError('not_found');
  return order;
}

/** Notes that the messaging app was opened; the first time counts. */
export async function recordLinkWhatsappOpened(context: Context, { token }: Input): Promise<null> {
  const { config, db } = context;
  const condition = await orderByLink(config, db, token);
  if (!condition) throw new ShopError('not_found');
  const [opened] = await db
    .update(orders)
    .set({ whatsappOpenedAt: context.now() })
    .where(and(condition, isNull(orders.whatsappOpenedAt)))
    .returning({ id: orders.id, userId: orders.userId });
  if (opened) await announceOrder(db, opened);
  return null;
}
