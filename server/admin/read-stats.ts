import { and, asc, count, desc, eq, gte, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { fromQirsh } from '../../contracts/money.ts';
import { orderStatuses } from '../../contracts/orders.ts';
import { type Stats, statsDays } from '../../contracts/stats.ts';
import { users } from '../accounts/user.table.ts';
import { products } from '../catalogue/product.table.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orderItems, orders } from '../orders/order.table.ts';
import { lastDays } from './last-days.ts';

const bestSellers = 10;

/** The figures of the overview. Cancelled orders count in no sum; they stand among the statuses. */
export async function readStats({ db, now }: Context): Promise<Stats> {
  const days = lastDays(now(), statsDays);
  const start = sql`(${days[0]}::timestamp at time zone 'Asia/Amman')`;
  const [goods, statuses, sold, best, newcomers] = await Promise.all([
    countProducts(db),
    countStatuses(db),
    sumDays(db, start),
    findBestSellers(db, start),
    countNewCustomers(db, start),
  ]);
  const byDay = new Map(sold.map((row) => [row.day, row]));
  const orderCount = sold.reduce((sum, row) => sum + row.orders, 0);
  const qirsh = sold.reduce((sum, row) => sum + row.qirsh, 0);
  return {
    ...goods,
    statuses,
    days: days.map((day) => {
      const row = byDay.get(day);
      return { day, orders: row?.orders ?? 0, revenue: fromQirsh(row?.qirsh ?? 0) };
    }),
    orders: orderCount,
    revenue: fromQirsh(qirsh),
    average_order: orderCount === 0 ? 0 : fromQirsh(Math.round(qirsh / orderCount)),
    new_customers: newcomers,
    best_sellers: best.map(({ qirsh: revenue, nameEn, nameAr, ...row }) => ({
      product_id: row.productId,
      name: { en: nameEn, ar: nameAr },
      quantity: row.quantity,
      revenue: fromQirsh(revenue),
    })),
  };
}

const countIf = (condition: SQL) => sql`count(*) filter (where ${condition})`.mapWith(Number);

/** One walk over the products. The low points are those that the list of products filters by. */
async function countProducts(db: Queries): Promise<Pick<Stats, 'products' | 'low_points'>> {
  const [row] = await db
    .select({
      total: count(),
      mouneh: countIf(sql`${products.store} = 'mouneh'`),
      cilka: countIf(sql`${products.store} = 'cilka'`),
      outOfStock: countIf(sql`not ${products.available}`),
      noPicture: countIf(sql`${products.image} = ''`),
      noTranslation: countIf(sql`'' in (${products.nameEn}, ${products.nameAr},
        ${products.descriptionEn}, ${products.descriptionAr})`),
    })
    .from(products)
    .where(isNull(products.deletedAt));
  if (!row) throw new Error('counting gave no row');
  return {
    products: { total: row.total, stores: { mouneh: row.mouneh, cilka: row.cilka } },
    low_points: {
      out_of_stock: row.outOfStock,
      no_picture: row.noPicture,
      no_translation: row.noTranslation,
    },
  };
}

async function countStatuses(db: Queries): Promise<Stats['statuses']> {
  const rows = await db.select({ status: orders.status, by: count() }).from(orders).groupBy(orders.status);
  const counts = new Map(rows.map(({ status, by }) => [status, by]));
  return Object.fromEntries(
    orderStatuses.map((status) => [status, counts.get(status) ?? 0]),
  ) as Stats['statuses'];
}

const isSold = (start: SQL) => and(gte(orders.createdAt, start), ne(orders.status, 'cancelled'));

function sumDays(db: Queries, start: SQL) {
  const day = sql<string>`to_char(${orders.createdAt} at time zone 'Asia/Amman', 'YYYY-MM-DD')`;
  return db
    .select({ day, orders: count(), qirsh: sql`sum(${orders.totalQirsh})`.mapWith(Number) })
    .from(orders)
    .where(isSold(start))
    .groupBy(sql`1`);
}

/** A product that was renamed is one product, under its name of today. */
function findBestSellers(db: Queries, start: SQL) {
  const quantity = sql`sum(${orderItems.quantity})`.mapWith(Number);
  const nameEn = sql<string>`coalesce(max(${products.nameEn}), max(${orderItems.nameEn}))`;
  return db
    .select({
      productId: sql<string | null>`(array_agg(${products.id}))[1]`,
      nameEn,
      nameAr: sql<string>`coalesce(max(${products.nameAr}), max(${orderItems.nameAr}))`,
      quantity,
      qirsh: sql`sum(${orderItems.quantity} * ${orderItems.priceQirsh}::bigint)`.mapWith(Number),
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .leftJoin(products, and(eq(products.id, orderItems.productId), isNull(products.deletedAt)))
    .where(isSold(start))
    .groupBy(sql`coalesce(${orderItems.productId}::text, ${orderItems.nameEn})`)
    .orderBy(desc(quantity), asc(nameEn))
    .limit(bestSellers);
}

async function countNewCustomers(db: Queries, start: SQL): Promise<number> {
  const [row] = await db
    .select({ by: count() })
    .from(users)
    .where(and(eq(users.role, 'customer'), gte(users.createdAt, start)));
  return row?.by ?? 0;
}
