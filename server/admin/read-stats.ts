import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Store } from '../../contracts/catalogue.ts';
import { countryName } from '../../contracts/countries.ts';
import { fromQirsh } from '../../contracts/money.ts';
import { type Stats, statsDays } from '../../contracts/stats.ts';
import { users } from '../accounts/user.table.ts';
import { findBackupFailure } from '../backup/backup-failure.ts';
import { countOf } from '../catalogue/count-products.ts';
import { products, shelfCounts } from '../catalogue/product.table.ts';
import { isInState } from '../catalogue/product-states.ts';
import type { Context } from '../context.ts';
import { countUpTo } from '../database/count-up-to.ts';
import type { Queries } from '../database/queries.ts';
import { countByStatus } from '../orders/count-orders.ts';
import { countDaySheet } from '../orders/day-sheet.ts';
import { linesOfOrder } from '../orders/lines-of-order.ts';
import { listDeclined } from '../orders/list-declined.ts';
import { orderItems, orders } from '../orders/order.table.ts';
import { orderDays } from '../orders/order-counts.table.ts';
import { sumMoney } from '../payments/sum-money.ts';
import { readDeliveryTimes } from '../settings/delivery-times.ts';
import { countReady } from '../waitlist/list-waitlist.ts';
import { lastDays } from './last-days.ts';

const bestSellers = 10;
const maxAreas = 10;

/** The figures of the overview. Cancelled orders count only among the statuses, in no sum. */
export async function readStats({ db, now }: Context): Promise<Stats> {
  const days = lastDays(now(), statsDays);
  const start = sql`(${days[0]}::timestamp at time zone 'Asia/Amman')`;
  const [goods, ready, statuses, sold, best, areas, newcomers, failing, money, times, sheet, declined] =
    await Promise.all([
      countProducts(db),
      countReady(db),
      countByStatus(db),
      sumDays(db, lastDays(now(), 2 * statsDays)[0] ?? ''),
      findBestSellers(db, start),
      sumAreas(db, start),
      countNewCustomers(db, start),
      findBackupFailure(db),
      sumMoney(db, now(), start),
      readDeliveryTimes(db),
      countDaySheet(db),
      listDeclined(db),
    ]);
  const byDay = new Map(sold.map((row) => [row.day, row]));
  const isEarlier = ({ day }: { day: string }) => day < (days[0] ?? '');
  const { orders: orderCount, qirsh } = sumOf(sold.filter((row) => !isEarlier(row)));
  const earlier = sumOf(sold.filter(isEarlier));
  return {
    ...goods,
    waitlist_ready: ready,
    declined,
    backups_failing_since: failing?.toISOString() ?? null,
    day_sheet: sheet,
    paused: times.paused,
    statuses,
    days: days.map((day) => {
      const row = byDay.get(day);
      return { day, orders: row?.orders ?? 0, revenue: fromQirsh(row?.qirsh ?? 0) };
    }),
    earlier: { orders: earlier.orders, revenue: fromQirsh(earlier.qirsh) },
    orders: orderCount,
    revenue: fromQirsh(qirsh),
    average_order: orderCount === 0 ? 0 : fromQirsh(Math.round(qirsh / orderCount)),
    money,
    new_customers: newcomers,
    areas: areas.map(({ countryCode, ...row }) => ({
      id: countryCode === null ? row.id : null,
      name: countryCode === null ? { en: row.nameEn, ar: row.nameAr } : countryName(countryCode),
      orders: row.orders,
      cancelled: row.cancelled,
      revenue: fromQirsh(row.qirsh),
    })),
    best_sellers: best.map(({ qirsh: revenue, nameEn, nameAr, ...row }) => ({
      product_id: row.productId,
      name: { en: nameEn, ar: nameAr },
      quantity: row.quantity,
      revenue: fromQirsh(revenue),
    })),
  };
}

/** The number of products per store, and the product alerts: states that the list of products can filter by. */
async function countProducts(db: Queries): Promise<Pick<Stats, 'products' | 'product_alerts'>> {
  const rows = await db
    .select({
      store: shelfCounts.store,
      total: countOf('all'),
      outOfStock: countOf('out_of_stock'),
      noImage: countOf('no_image'),
      noTranslation: countOf('no_translation'),
    })
    .from(shelfCounts)
    .groupBy(shelfCounts.store);
  const low = await countUpTo(db, products, and(isInState('low_stock'), isNull(products.deletedAt)));
  const sum = (of: 'total' | 'outOfStock' | 'noImage' | 'noTranslation', store?: Store) =>
    rows.reduce((count, row) => count + (store && row.store !== store ? 0 : row[of]), 0);
  return {
    products: {
      total: sum('total'),
      stores: { mouneh: sum('total', 'mouneh'), cilka: sum('total', 'cilka') },
    },
    product_alerts: {
      out_of_stock: sum('outOfStock'),
      low_stock: low.total,
      no_image: sum('noImage'),
      no_translation: sum('noTranslation'),
    },
  };
}

function sumDays(db: Queries, from: string) {
  return db
    .select({
      day: orderDays.day,
      orders: sql`sum(${orderDays.orders})`.mapWith(Number),
      qirsh: sql`sum(${orderDays.qirsh})`.mapWith(Number),
    })
    .from(orderDays)
    .where(and(gte(orderDays.day, from), ne(orderDays.status, 'cancelled')))
    .groupBy(orderDays.day);
}

const sumOf = (rows: { orders: number; qirsh: number }[]) => ({
  orders: rows.reduce((sum, row) => sum + row.orders, 0),
  qirsh: rows.reduce((sum, row) => sum + row.qirsh, 0),
});

const isSold = (start: SQL) => and(gte(orders.createdAt, start), ne(orders.status, 'cancelled'));

/** Groups by product, so that a renamed product is one, under its present name. */
async function findBestSellers(db: Queries, start: SQL) {
  const quantity = sql`sum(${orderItems.quantity})`.mapWith(Number);
  const name = sql<string>`max(${orderItems.nameEn})`;
  const sold = await db
    .select({
      productId: sql<string | null>`(array_agg(${orderItems.productId}))[1]`,
      nameEn: name,
      nameAr: sql<string>`max(${orderItems.nameAr})`,
      quantity,
      qirsh: sql`sum(${orderItems.quantity} * ${orderItems.priceQirsh}::bigint)`.mapWith(Number),
    })
    .from(orders)
    .crossJoinLateral(linesOfOrder(db))
    .where(isSold(start))
    .groupBy(sql`coalesce(${orderItems.productId}::text, ${orderItems.nameEn})`)
    .orderBy(desc(quantity), asc(name))
    .limit(bestSellers);
  const { id, nameEn, nameAr } = products;
  const ids = sold.flatMap(({ productId }) => productId ?? []);
  const today = await db
    .select({ id, nameEn, nameAr })
    .from(products)
    .where(and(inArray(id, ids), isNull(products.deletedAt)));
  const byId = new Map(today.map((product) => [product.id, product]));
  return sold.map((row) => {
    const product = byId.get(row.productId ?? '');
    return { ...row, ...product, productId: product?.id ?? null };
  });
}

/** Groups by area, so that a renamed area is one, under its latest name; abroad, the country is the area. */
function sumAreas(db: Queries, start: SQL) {
  const isCancelled = eq(orders.status, 'cancelled');
  const placed = sql`count(*) filter (where not ${isCancelled})`.mapWith(Number);
  const area = sql`coalesce(${orders.countryCode}, ${orders.areaId}::text)`;
  const latest = (name: SQL) => sql<string>`(array_agg(${name} order by ${orders.createdAt} desc))[1]`;
  return db
    .select({
      id: sql<string | null>`max(${orders.areaId}::text)`,
      countryCode: sql<string | null>`max(${orders.countryCode})`,
      nameEn: latest(sql`${orders.areaNameEn}`),
      nameAr: latest(sql`${orders.areaNameAr}`),
      orders: placed,
      cancelled: sql`count(*) filter (where ${isCancelled})`.mapWith(Number),
      qirsh: sql`sum(${orders.totalQirsh}) filter (where not ${isCancelled})`.mapWith(Number),
    })
    .from(orders)
    .where(and(gte(orders.createdAt, start), isNotNull(area)))
    .groupBy(area)
    .having(gt(placed, 0))
    .orderBy(desc(placed), asc(area))
    .limit(maxAreas);
}

async function countNewCustomers(db: Queries, start: SQL): Promise<number> {
  const [row] = await db
    .select({ by: count() })
    .from(users)
    .where(and(eq(users.role, 'customer'), gte(users.createdAt, start)));
  return row?.by ?? 0;
}
