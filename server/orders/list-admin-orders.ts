import { and, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type {
  AdminOrder,
  getAdminOrder as getContract,
  listAdminOrders as listContract,
} from '../../contracts/admin-orders.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import { users } from '../accounts/user.table.ts';
import { activity } from '../activity/activity.table.ts';
import type { Context } from '../context.ts';
import { decodeCursor, encodeCursor, refusedCursor } from '../database/cursor.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { countByStatus } from './count-orders.ts';
import { isOlderThan, orderByIdOrNumber, readOrderRows } from './list-orders.ts';
import { filterByMatchedArea } from './match-area.ts';
import { orderStatusChanges } from './order.table.ts';
import { type Filter, isSearch } from './order-filter.ts';
import { addressOfOrder } from './order-link.ts';
import { orderView } from './order-view.ts';
import { listRevisions } from './revisions/list-revisions.ts';
import { choosePlan, conditionFor, countFound, type Plan } from './search-orders.ts';

/** How many orders an answer has when no limit is given. */
const usualLimit = 50;

/** One page of all matching orders, newest first; the cursor is null on the last page. */
export async function listAdminOrders(
  context: Context,
  { limit = usualLimit, cursor, ...asked }: ParsedInputOf<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> {
  const { db } = context;
  const filter = await filterByMatchedArea<Filter>(db, asked);
  const older = cursor ? isOlderThan(numberOf(cursor)) : undefined;
  const plan = await choosePlan(db, filter);
  const [rows, counted] = await Promise.all([
    readAdminOrders(context, db, and(conditionFor(filter, plan), older), limit + 1),
    countAll(db, filter, plan),
  ]);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return {
    items: items.map(({ order }) => order),
    page: { cursor: last ? encodeCursor([last.number]) : null, ...counted },
  };
}

/** The number of orders of each status, ignoring the status filter. */
async function countAll(db: Queries, { status: asked, ...filter }: Filter, plan: Plan) {
  const { counts, capped_statuses } = isSearch(filter)
    ? await countFound(db, filter, plan)
    : { counts: await countByStatus(db, filter), capped_statuses: [] };
  const all = Object.values(counts).reduce((sum, some) => sum + some, 0);
  const isCut = asked ? capped_statuses.includes(asked) : capped_statuses.length > 0;
  return {
    total: asked ? counts[asked] : all,
    ...(isCut && { at_least: true }),
    counts,
    ...(capped_statuses.length > 0 && { capped_statuses }),
  };
}

/** Any order by id or number, with its history, oldest change first. */
export async function getAdminOrder(
  context: Context,
  { id }: { id: string },
): Promise<AnswerOf<typeof getContract>> {
  const order = await readAdminOrder(context, context.db, id);
  const [history, revisions] = await Promise.all([
    readHistory(context.db, order.id),
    listRevisions(context.db, order.id),
  ]);
  return { ...order, history, revisions };
}

/** Any order by id or number, read in the caller's transaction. */
export async function readAdminOrder(context: Context, db: Queries, id: string): Promise<AdminOrder> {
  const [found] = await readAdminOrders(context, db, orderByIdOrNumber(id), 1);
  if (!found) throw new ShopError('not_found');
  return found.order;
}

/** Orders as the seller sees them, with the numbers by which they are sorted. */
async function readAdminOrders(
  { config }: Context,
  db: Queries,
  condition: SQL | undefined,
  limit: number,
): Promise<{ number: number; order: AdminOrder }[]> {
  const found = await readOrderRows(db, condition, { limit });
  return found.map(({ row, ...lines }) => {
    const order = orderView(row, lines);
    return {
      number: row.number,
      order: {
        ...order,
        customer_id: row.userId,
        seller_note: row.sellerNote,
        cancel_reason: row.cancelReason,
        whatsapp_opened_at: row.whatsappOpenedAt?.toISOString() ?? null,
        link: addressOfOrder(config, order.number, row),
      },
    };
  });
}

async function readHistory(db: Queries, orderId: string) {
  const undoing = alias(activity, 'undoing');
  const changes = await db
    .select({ change: orderStatusChanges, name: users.name, undoes: activity.undoes, undoneBy: undoing.id })
    .from(orderStatusChanges)
    .leftJoin(users, eq(users.id, orderStatusChanges.changedBy))
    .leftJoin(activity, eq(activity.id, orderStatusChanges.activityId))
    .leftJoin(undoing, eq(undoing.undoes, activity.id))
    .where(eq(orderStatusChanges.orderId, orderId))
    .orderBy(orderStatusChanges.id);
  return changes.map(({ change: { before, after, changedAt, changedBy }, name, undoes, undoneBy }) => ({
    before,
    after,
    at: changedAt.toISOString(),
    by: changedBy === null ? null : { id: changedBy, name: name ?? '' },
    undoes: undoes !== null,
    undone: undoneBy !== null,
  }));
}

function numberOf(cursor: string): number {
  const [number] = decodeCursor(cursor, 1);
  if (!Number.isSafeInteger(number)) throw refusedCursor();
  return number as number;
}
