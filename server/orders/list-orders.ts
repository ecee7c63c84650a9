import { and, asc, desc, eq, getTableColumns, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import type { listOrders as listContract, OpenedOrder, Order } from '../../contracts/orders.ts';
import { products } from '../catalogue/product.table.ts';
import { type Context, requireActor } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { readContent } from '../settings/content.ts';
import { findLastChange, findLastDeclined } from './last-change.ts';
import { orderItems, orderRevisions, orders } from './order.table.ts';
import { announceOrder } from './order-events.ts';
import { orderView } from './order-view.ts';
import { readPayTo } from './pay-to.ts';
import { returnedLines, returnsThatHold } from './returned-lines.ts';
import { whatsappLinks } from './whatsapp-links.ts';

/** As many as the customer's list of orders shows at first. */
const pageSize = 100;

/** One page of the user's own orders, newest first. */
export async function listOrders(
  context: Context,
  { limit = pageSize, cursor }: ParsedInputOf<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> {
  const { user } = requireActor(context);
  const { db } = context;
  const older = cursor ? lt(orders.number, Number(cursor)) : undefined;
  const found = await readOrderRows(db, and(eq(orders.userId, user.id), older), {
    limit: limit + 1,
    order: [desc(orders.number)],
  });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const items = await viewsOf(db, shown);
  return { items, page: { cursor: last ? String(last.row.number) : null } };
}

/** One of the user's own orders by id or number; another user's order is `not_found`, like one that does not exist. */
export async function getOrder(context: Context, { id }: { id: string }): Promise<OpenedOrder> {
  return readOpenedOrder(context, context.db, ownOrder(context, id));
}

/** Records that the messaging app was opened; only the first time counts. */
export async function recordWhatsappOpened(context: Context, { id }: { id: string }): Promise<null> {
  const condition = ownOrder(context, id);
  await readOrder(context.db, condition);
  await markWhatsappOpened(context, condition);
  return null;
}

export async function markWhatsappOpened({ db, now }: Context, condition: SQL | undefined): Promise<void> {
  const [opened] = await db
    .update(orders)
    .set({ whatsappOpenedAt: now() })
    .where(and(condition, isNull(orders.whatsappOpenedAt)))
    .returning({ id: orders.id, userId: orders.userId });
  if (opened) await announceOrder(db, opened);
}

/** The condition for one order, by id or by number; any other text matches none. */
export const orderByIdOrNumber = (idOrNumber: string): SQL | undefined => {
  if (isUuid(idOrNumber)) return eq(orders.id, idOrNumber);
  const number = /^(?:MN-)?(\d{1,15})$/i.exec(idOrNumber)?.[1];
  return eq(orders.number, Number(number ?? -1));
};

/** The condition for one of the signed-in customer's own orders. */
export const ownOrder = (context: Context, id: string): SQL | undefined =>
  and(eq(orders.userId, requireActor(context).user.id), orderByIdOrNumber(id));

/** Orders that match a condition with their items, newest first. */
export const readOrders = async (db: Queries, condition: SQL | undefined): Promise<Order[]> =>
  viewsOf(db, await readOrderRows(db, condition));

/** The order that matches a condition; `not_found` for none, or without a condition. */
export const readOrder = async (db: Queries, condition: SQL | undefined): Promise<Order> =>
  (await readOne(db, condition)).order;

/** The order that matches a condition, with its messages; `not_found` for none, or without a condition. */
export async function readOpenedOrder(
  { config }: Pick<Context, 'config'>,
  db: Queries,
  condition: SQL | undefined,
): Promise<OpenedOrder> {
  const { row, order } = await readOne(db, condition);
  return { ...order, ...whatsappLinks(config, await readContent(config, db), row, order) };
}

async function readOne(db: Queries, condition: SQL | undefined) {
  // Without a condition, every order would be read.
  const [found] = condition ? await readOrderRows(db, condition, { limit: 1 }) : [];
  const [order] = found ? await viewsOf(db, [found]) : [];
  if (!found || !order) throw new ShopError('not_found');
  return { row: found.row, order };
}

async function viewsOf(db: Queries, found: Awaited<ReturnType<typeof readOrderRows>>): Promise<Order[]> {
  if (found.length === 0) return [];
  const payTo = await readPayTo(
    db,
    found.map(({ row }) => row),
  );
  return found.map(({ row, ...lines }) => ({
    ...orderView(row, lines),
    pay_to: payTo.get(row.id) ?? null,
  }));
}

/** All columns but the search vector. */
const { searchVector: _, ...columns } = getTableColumns(orders);

/** Newest first; at the same moment, the higher number first. */
const newest = [desc(orders.createdAt), desc(orders.number)];

/** Keyset pagination: the condition for orders after the one with this number. */
export const isOlderThan = (number: number): SQL =>
  sql`(${orders.createdAt}, ${orders.number}) < ((select created_at from orders where number = ${number}), ${number})`;

/** The orders as table rows, `limit` at most if given. */
export async function readOrderRows(
  db: Queries,
  condition: SQL | undefined,
  { limit, order = newest }: { limit?: number; order?: SQL[] } = {},
) {
  const wanted = db
    .select(columns)
    .from(orders)
    .where(condition)
    .orderBy(...order);
  const rows = await (limit === undefined ? wanted : wanted.limit(limit));
  if (rows.length === 0) return [];
  const revisions = await readPastRevisions(db, rows);
  const pastOf = ({ id, revision, proposedRevision }: (typeof rows)[number]) => {
    const all = revisions.get(id) ?? [];
    return {
      all,
      proposal: all.find(({ number }) => number === proposedRevision) ?? null,
      change: findLastChange(revision, all),
      declined: findLastDeclined(revision, all),
    };
  };
  const past = new Map(rows.map((row) => [row.id, pastOf(row)]));
  // By the revisions of these rows, whose lines never change: another revision may have been accepted since.
  const wantedLines = rows.flatMap(({ id, revision }) => {
    const { all = [], proposal, change, declined } = past.get(id) ?? {};
    const told = [proposal, change?.before, change?.after, declined?.before, declined?.after];
    const returns = returnsThatHold(all).flatMap(({ base, number }) => [base, number]);
    const numbers = [revision, ...told.map((one) => one?.number), ...returns];
    return [...new Set(numbers)].flatMap((number) => (number ? [{ id, revision: number }] : []));
  });
  // A deleted product no longer has a page.
  const isStillThere = and(eq(products.id, orderItems.productId), isNull(products.deletedAt));
  const items = await db
    .select({ ...getTableColumns(orderItems), productId: products.id })
    .from(orderItems)
    .leftJoin(products, isStillThere)
    .where(isOfRevisions(orderItems.orderId, orderItems.revision, wantedLines))
    .orderBy(asc(orderItems.position));
  const byRevision = Map.groupBy(items, (item) => keyOf(item.orderId, item.revision));
  const linesOf = (id: string, revision: number) => byRevision.get(keyOf(id, revision)) ?? [];
  return rows.map((row) => {
    const { all = [], proposal, change, declined } = past.get(row.id) ?? {};
    const wholeOf = (revision: typeof orderRevisions.$inferSelect) => ({
      ...revision,
      items: linesOf(row.id, revision.number),
    });
    return {
      row,
      items: linesOf(row.id, row.revision),
      proposed: proposal ? wholeOf(proposal) : null,
      changed: change ? { before: wholeOf(change.before), after: wholeOf(change.after) } : null,
      declined: declined ? { before: wholeOf(declined.before), after: wholeOf(declined.after) } : null,
      returned: returnedLines(all, (number) => linesOf(row.id, number)),
      revisions: all,
    };
  });
}

const keyOf = (id: string, revision: number) => `${id} ${revision}`;

type RevisionName = { id: string; revision: number };

function isOfRevisions(orderId: PgColumn, revision: PgColumn, named: RevisionName[]): SQL {
  const ids = sql.param(named.map(({ id }) => id));
  const numbers = sql.param(named.map((one) => one.revision));
  return sql`(${orderId}, ${revision}) in (select * from unnest(${ids}::uuid[], ${numbers}::smallint[]))`;
}

/** The revisions of changed orders, oldest first. */
async function readPastRevisions(db: Queries, rows: { id: string }[]) {
  const ids = sql.param(rows.map(({ id }) => id));
  const found = await db
    .select()
    .from(orderRevisions)
    .where(sql`${orderRevisions.orderId} = any(${ids}::uuid[])`)
    .orderBy(asc(orderRevisions.number));
  return Map.groupBy(found, (one) => one.orderId);
}
