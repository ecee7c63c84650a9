import type { AnsweredFile, ParsedInputOf } from '../../contracts/endpoint.ts';
import type { getInvoice as contract } from '../../contracts/orders.ts';
import { type Context, requireActor } from '../context.ts';
import { limitRate } from '../http/rate-limit.ts';
import { drawAside } from './draw-aside.ts';
import { getOrder } from './list-orders.ts';

/** The invoice of one of the user's own orders as a PDF, in the language asked for or the order's. */
export async function getInvoice(
  context: Context,
  { id, language }: ParsedInputOf<typeof contract>,
): Promise<AnsweredFile> {
  const { user } = requireActor(context);
  const order = await getOrder(context, { id });
  await limitRate(context, 'invoice', user.id);
  const bytes = await drawAside(order, language ?? order.language, context.config.publicUrl);
  return { name: `${order.number}.pdf`, bytes };
}
