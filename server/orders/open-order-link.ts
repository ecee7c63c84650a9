import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { openOrderLink as contract } from '../../contracts/guest-orders.ts';
import type { OpenedOrder } from '../../contracts/orders.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { markWhatsappOpened, readOpenedOrder } from './list-orders.ts';
import { orderByLink } from './order-link.ts';

type Input = ParsedInputOf<typeof contract>;

/** The order with this private link; `not_found` for an invalid or revoked token. */
export async function openOrderLink(context: Context, { token }: Input): Promise<OpenedOrder> {
  const condition = await orderByLink(context.config, context.db, token);
  return readOpenedOrder(context, context.db, condition);
}

/** Records that the messaging app was opened; only the first time counts. */
export async function recordLinkWhatsappOpened(context: Context, { token }: Input): Promise<null> {
  const { config, db } = context;
  const condition = await orderByLink(config, db, token);
  if (!condition) throw new ShopError('not_found');
  await markWhatsappOpened(context, condition);
  return null;
}
