import type {
  getAdminInvoice as adminContract,
  getAdminCreditNote as creditContract,
} from '../../contracts/admin-orders.ts';
import type { AnsweredFile, ParsedInputOf } from '../../contracts/endpoint.ts';
import type {
  getInvoiceByLink as linkContract,
  getCreditNoteByLink as linkCreditContract,
} from '../../contracts/guest-orders.ts';
import type { Language } from '../../contracts/language.ts';
import type {
  getInvoice as contract,
  Order,
  getCreditNote as ownCreditContract,
} from '../../contracts/orders.ts';
import { type Context, requireActor } from '../context.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { readContent } from '../settings/content.ts';
import { creditedOrder, deliveredOrder } from './credit-note.ts';
import type { InvoiceDocument } from './invoice-words.ts';
import { drawInWorker } from './invoice-worker.ts';
import { orderByIdOrNumber, ownOrder, readOrder } from './list-orders.ts';
import { orderByLink } from './order-link.ts';
import { listRevisions } from './revisions/list-revisions.ts';

/** The invoice of one of the user's own orders as a PDF, in the requested language or the order's. */
export async function getInvoice(
  context: Context,
  { id, language }: ParsedInputOf<typeof contract>,
): Promise<AnsweredFile> {
  const by = requireActor(context).user.id;
  return drawFor(context, by, await readOrder(context.db, ownOrder(context, id)), language);
}

/** The invoice of any order, for the seller. */
export async function getAdminInvoice(
  context: Context,
  { id, language }: ParsedInputOf<typeof adminContract>,
): Promise<AnsweredFile> {
  const order = await readOrder(context.db, orderByIdOrNumber(id));
  return drawFor(context, requireActor(context).user.id, order, language);
}

/** The invoice of the order with this private link. */
export async function getInvoiceByLink(
  context: Context,
  { token, language }: ParsedInputOf<typeof linkContract>,
): Promise<AnsweredFile> {
  const order = await readOrder(context.db, await orderByLink(context.config, context.db, token));
  return drawFor(context, order.id, order, language);
}

/** The credit note of a return, for the seller; `not_found` for a revision that is no return. */
export async function getAdminCreditNote(
  context: Context,
  { id, revision, language }: ParsedInputOf<typeof creditContract>,
): Promise<AnsweredFile> {
  const order = await readOrder(context.db, orderByIdOrNumber(id));
  return drawCreditNote(context, requireActor(context).user.id, order, { revision, language });
}

/** A credit note of one of the user's own orders. */
export async function getCreditNote(
  context: Context,
  { id, ...wanted }: ParsedInputOf<typeof ownCreditContract>,
): Promise<AnsweredFile> {
  const by = requireActor(context).user.id;
  return drawCreditNote(context, by, await readOrder(context.db, ownOrder(context, id)), wanted);
}

/** A credit note of the order with this private link. */
export async function getCreditNoteByLink(
  context: Context,
  { token, ...wanted }: ParsedInputOf<typeof linkCreditContract>,
): Promise<AnsweredFile> {
  const order = await readOrder(context.db, await orderByLink(context.config, context.db, token));
  return drawCreditNote(context, order.id, order, wanted);
}

async function drawCreditNote(
  context: Context,
  by: string,
  order: Order,
  { revision, language }: { revision: number; language?: Language | undefined },
): Promise<AnsweredFile> {
  const credited = creditedOrder(order, await listRevisions(context.db, order.id), revision);
  if (!credited) throw new ShopError('not_found');
  return draw(context, by, credited, language, 'creditNote');
}

/** `by` is the caller for the rate limit: an account, or an order whose link was opened. */
async function drawFor(
  context: Context,
  by: string,
  order: Order,
  language?: Language,
): Promise<AnsweredFile> {
  const delivered = deliveredOrder(order, await listRevisions(context.db, order.id));
  return draw(context, by, delivered, language, 'title');
}

async function draw(
  context: Context,
  by: string,
  order: Order,
  language: Language = order.language,
  title: InvoiceDocument,
): Promise<AnsweredFile> {
  await limitRate(context, 'invoice', by);
  const { config, db } = context;
  const { name } = await readContent(config, db);
  const bytes = await drawInWorker(order, language, { publicUrl: config.publicUrl, name }, title);
  return { name: `${order.number}.pdf`, bytes };
}
