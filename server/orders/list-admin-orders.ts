import { and, count, eq, lt, type SQL } from 'drizzle-orm';
import type {
  AdminOrder,
  getAdminOrder as getContract,
  listAdminOrders as listContract,
} from '../../contracts/admin-orders.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import { type OrderStatus, orderStatuses } from '../../contracts/orders.ts';
import { users } from '../accounts/user.table.ts';
import { decodeCursor, encodeCursor, refusedCursor } from '../catalogue/product-order.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { readContent } from '../settings/content.ts';
import { isOrder, readOrderRows } from './list-orders.ts';
import { orderStatusChanges, orders } from './order.table.ts';
import { matchesFilter } from './order-filter.ts';
import { orderView } from './order-view.ts';

/** How many orders one answer holds when no limit is asked for. */
const usualLimit = 50;

/** One page of all orders that match, newest first; the cursor is null on the last page. */
export async function listAdminOrders(
  context: Context,
  { limit = usualLimit, cursor, ...filter }: ParsedInputOf<typeof listContract>,
): Promise<AnswerOf<typeof listContract>> {
  const { db } = context;
  const older = cursor ? lt(orders.number, numberOf(cursor)) : undefined;
  const rows = await readAdminOrders(context, and(matchesFilter(db, filter), older), limit + 1);
  const counts = await countByStatus(db, matchesFilter(db, { ...filter, status: undefined }));
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  const all = Object.values(counts).reduce((sum, some) => sum + some, 0);
  return {
    items: items.map(({ order }) => order),
    page: {
      total: filter.status ? counts[filter.status] : all,
      cursor: last ? encodeCursor([last.number]) : null,
      counts,
    },
  };
}

/** Any order by id or number, with its history, oldest change first. */
export async function getAdminOrder(
  context: Context,
  { id }: { id: string },
): Promise<AnswerOf<typeof getContract>> {
  const [found] = await readAdminOrders(context, isOrder(id), 1);
  if (!found) throw new ShopError('not_found');
  return { ...found.order, history: await readHistory(context.db, found.order.id) };
}

/** Orders as the seller sees them, with the numbers by which they are sorted. */
async function readAdminOrders(
  { db, config }: Context,
  condition: SQL | undefined,
  limit: number,
): Promise<{ number: number; order: AdminOrder }[]> {
  const found = await readOrderRows(db, condition, limit);
  const content = await readContent(config, db);
  return found.map(({ row, items }) => ({
    number: row.number,
    order: {
      ...orderView(config, content, row, items),
      customer_id: row.userId,
      whatsapp_opened_at: row.whatsappOpenedAt?.toISOString() ?? null,
    },
  }));
}

async function countByStatus(db: Queries, condition: SQL | undefined): Promise<Record<OrderStatus, number>> {
  const rows = await db
    .select({ status: orders.status, count: count() })
    .from(orders)
    .where(condition)
    .groupBy(orders.status);
  const counted = new Map(rows.map((row) => [row.status, row.count]));
  const entries = orderStatuses.map((status) => [status, counted.get(status) ?? 0]);
  return Object.fromEntries(entries) as Record<OrderStatus, number>;
}

async function readHistory(db: Queries, orderId: string) {
  const changes = await db
    .select({ change: orderStatusChanges, name: users.name })
    .from(orderStatusChanges)
    .leftJoin(users, eq(users.id, orderStatusChanges.changedBy))
    .where(eq(orderStatusChanges.orderId, orderId))
    .orderBy(orderStatusChanges.id);
  return changes.map(({ change: { before, after, changedAt, changedBy }, name }) => ({
    before,
    after,
    at: changedAt.toISOString(),
    by: changedBy === null ? null : { id: changedBy, name: name ?? '' },
  }));
}

function numberOf(cursor: string): number {
  const [number] = decodeCursor(cursor, 1);
  if (!Number.isSafeInteger(number)) throw refusedCursor();
  return number as number;
}
