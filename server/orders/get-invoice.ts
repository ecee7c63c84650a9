import type { getAdminInvoice as adminContract } from '../../contracts/admin-orders.ts';
import type { AnsweredFile, ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Language } from '../../contracts/language.ts';
import type { getInvoice as contract, Order } from '../../contracts/orders.ts';
import { type Context, requireActor } from '../context.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { readContent } from '../settings/content.ts';
import { drawInWorker } from './invoice-worker.ts';
import { getOrder, isOrder, readOrders } from './list-orders.ts';

/** The invoice of one of the user's own orders as a PDF, in the language asked for or the order's. */
export async function getInvoice(
  context: Context,
  { id, language }: ParsedInputOf<typeof contract>,
): Promise<AnsweredFile> {
  return drawFor(context, await getOrder(context, { id }), language);
}

/** The same of any order, for the seller. */
export async function getAdminInvoice(
  context: Context,
  { id, language }: ParsedInputOf<typeof adminContract>,
): Promise<AnsweredFile> {
  const [order] = await readOrders(context, context.db, isOrder(id));
  if (!order) throw new ShopError('not_found');
  return drawFor(context, order, language);
}

async function drawFor(
  context: Context,
  order: Order,
  language: Language = order.language,
): Promise<AnsweredFile> {
  await limitRate(context, 'invoice', requireActor(context).user.id);
  const { config, db } = context;
  const { name } = await readContent(config, db);
  const bytes = await drawInWorker(order, language, { publicUrl: config.publicUrl, name });
  return { name: `${order.number}.pdf`, bytes };
}
