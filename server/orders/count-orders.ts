import { and, gte, lte, sql } from 'drizzle-orm';
import { type OrderStatus, orderStatuses } from '../../contracts/orders.ts';
import type { Queries } from '../database/queries.ts';
import { orderDays } from './order-counts.table.ts';

type Counts = Record<OrderStatus, number>;

/** The number of orders of each status, placed between two days in Amman, both inclusive, or ever. */
export async function countByStatus(
  db: Queries,
  { from, to }: { from?: string | undefined; to?: string | undefined } = {},
): Promise<Counts> {
  const rows = await db
    .select({ status: orderDays.status, count: sql`sum(${orderDays.orders})`.mapWith(Number) })
    .from(orderDays)
    .where(and(from ? gte(orderDays.day, from) : undefined, to ? lte(orderDays.day, to) : undefined))
    .groupBy(orderDays.status);
  return countsOf(rows);
}

/** Every status has a number, most often 0. */
export const countsOf = (rows: { status: OrderStatus; count: number }[]): Counts => {
  const counted = new Map(rows.map(({ status, count }) => [status, count]));
  return Object.fromEntries(orderStatuses.map((status) => [status, counted.get(status) ?? 0])) as Counts;
};
