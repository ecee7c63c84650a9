import type { getAdminInvoice as adminContract } from '../../contracts/admin-orders.ts';
import type { AnsweredFile, ParsedInputOf } from '../../contracts/endpoint.ts';
import type { getInvoiceByLink as linkContract } from '../../contracts/guest-orders.ts';
import type { Language } from '../../contracts/language.ts';
import type { getInvoice as contract, Order } from '../../contracts/orders.ts';
import { type Context, requireActor } from '../context.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { readContent } from '../settings/content.ts';
import { drawInWorker } from './invoice-worker.ts';
import { getOrder, isOrder, readOrders } from './list-orders.ts';
import { openOrderLink } from './open-order-link.ts';

/** The invoice of one of the user's own orders as a PDF, in the language asked for or the order's. */
export async function getInvoice(
  context: Context,
  { id, language }: ParsedInputOf<typeof contract>,
): Promise<AnsweredFile> {
  const by = requireActor(context).user.id;
  return drawFor(context, by, await getOrder(context, { id }), language);
}

/** The same of any order, for the seller. */
export async function getAdminInvoice(
  context: Context,
  { id, language }: ParsedInputOf<typeof adminContract>,
): Promise<AnsweredFile> {
  const [order] = await readOrders(context, context.db, isOrder(id));
  if (!order) throw new ShopError('not_found');
  return drawFor(context, requireActor(context).user.id, order, language);
}

/** The same of the order of a private link. */
export async function getInvoiceByLink(
  context: Context,
  { token, language }: ParsedInputOf<typeof linkContract>,
): Promise<AnsweredFile> {
  const order = await openOrderLink(context, { token });
  return drawFor(context, order.id, order, language);
}

/** `by` is who asks, for the rate limit: an account, or an order whose link was opened. */
async function drawFor(
  context: Context,
  by: string,
  order: Order,
  language: Language = order.language,
): Promise<AnsweredFile> {
  await limitRate(context, 'invoice', by);
  const { config, db } = context;
  const { name } = await readContent(config, db);
  const bytes = await drawInWorker(order, language, { publicUrl: config.publicUrl, name });
  return { name: `${order.number}.pdf`, bytes };
}
