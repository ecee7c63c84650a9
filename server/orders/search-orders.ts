import { and, desc, type SQL, sql } from 'drizzle-orm';
import { type OrderStatus, orderStatuses } from '../../contracts/orders.ts';
import type { Queries } from '../database/queries.ts';
import { countsOf } from './count-orders.ts';
import { orders } from './order.table.ts';
import { type Filter, inPeriod, matchesFilter, matchesSearch } from './order-filter.ts';

/** Sampling: a search that matches more than `few` of this many newest orders is frequent. */
const looked = 5000;
const few = 50;
/** Bounded count of a frequent search: this many of the newest orders of each status are checked. */
const countedOfStatus = 2000;

const { searchVector, number, status: statusOf, areaId, deliveryMethod } = orders;
const { totalQirsh, paidQirsh, refundedQirsh, waivedQirsh, paymentMethod, feePending } = orders;
/** The columns that `matchesSearch` depends on. */
const searchedColumns = {
  ...{ searchVector, number, status: statusOf, areaId, deliveryMethod },
  ...{ totalQirsh, paidQirsh, refundedQirsh, waivedQirsh, paymentMethod, feePending },
};

/** The query plan: a scan from the newest order backwards, or the indexes of the search vector, the day, the area and the payment. */
export type Plan = 'newest-first' | 'by-index';

/**
 * Chooses the plan that finds the newest matches soonest. PostgreSQL has no statistics on a prefix's frequency, and the
 * wrong plan reads every order, so a sample of the newest orders decides. The status is ignored.
 */
export async function choosePlan(db: Queries, filter: Filter): Promise<Plan> {
  const searched = matchesSearch(filter);
  // A day has few orders, wherever they are among the newest.
  if (filter.due) return 'by-index';
  // This state has no index, as nearly all new orders have it.
  if (filter.payment === 'unpaid' && !filter.q && !filter.store && !filter.area) return 'newest-first';
  return !searched || (await isFrequent(db, filter, searched)) ? 'newest-first' : 'by-index';
}

/** The condition of a filter, written so that PostgreSQL uses this plan. */
export function conditionFor(filter: Filter, plan: Plan): SQL | undefined {
  if (plan === 'newest-first') return matchesFilter(filter);
  const found = sql`${orders.id} = any(array(select id from orders where ${matchesSearch(filter)}))`;
  const { status, from, to } = filter;
  return and(matchesFilter({ status, from, to }), found);
}

async function isFrequent(db: Queries, filter: Filter, searched: SQL): Promise<boolean> {
  const newest = db
    .select(searchedColumns)
    .from(orders)
    .where(inPeriod(filter))
    .orderBy(desc(orders.createdAt), desc(orders.number))
    .limit(looked)
    .as('orders');
  const matches = db
    .select({ one: sql`1` })
    .from(newest)
    .where(searched)
    .limit(few + 1);
  return (await matches).length > few;
}

/**
 * The number of matching orders per status; those in `capped_statuses` have more. Matches found by an index are counted
 * to the end.
 */
export async function countFound(
  db: Queries,
  filter: Filter,
  plan: Plan,
): Promise<{ counts: Record<OrderStatus, number>; capped_statuses: OrderStatus[] }> {
  if (plan === 'by-index') {
    const { rows } = await db.execute<{ status: OrderStatus; count: number }>(
      sql`select status, count(*)::int as count from ${orders} where ${conditionFor(filter, plan)} group by status`,
    );
    return { counts: countsOf(rows), capped_statuses: [] };
  }
  const searched = matchesSearch(filter);
  const each = await Promise.all(
    orderStatuses.map(async (status) => {
      const newest = db
        .select(searchedColumns)
        .from(orders)
        .where(and(inPeriod(filter), sql`${orders.status} = ${status}`))
        .orderBy(desc(orders.createdAt), desc(orders.number))
        .limit(countedOfStatus)
        .as('orders');
      const [row] = await db
        .select({
          looked: sql`count(*)`.mapWith(Number),
          count: sql`count(*) filter (where ${searched})`.mapWith(Number),
        })
        .from(newest);
      return { status, count: row?.count ?? 0, isCut: row?.looked === countedOfStatus };
    }),
  );
  return {
    counts: countsOf(each),
    capped_statuses: each.flatMap(({ status, isCut }) => (isCut ? [status] : [])),
  };
}
