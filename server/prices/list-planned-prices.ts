import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { priceFault } from '../../contracts/price-change.ts';
import {
  type listPlannedPrices as contract,
  type PlannedPrices,
  pricesShown,
} from '../../contracts/prices.ts';
import { users } from '../accounts/user.table.ts';
import { products } from '../catalogue/product.table.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { plannedPrices } from './planned-price.table.ts';
import { offerFrom, pricedColumns, pricedView } from './priced-products.ts';

/** How many plans are listed; later ones appear once the first are applied. */
const max = 100;

/** The scheduled prices by day, each plan with its first products; for one product, only its own. */
export async function listPlannedPrices(
  { db }: Context,
  { product, shown = pricesShown }: ParsedInputOf<typeof contract>,
): Promise<PlannedPrices[]> {
  if (product && !isUuid(product)) return [];
  const ofProduct = product ? eq(plannedPrices.productId, product) : undefined;
  const plans = await db
    .select({
      id: plannedPrices.planId,
      day: plannedPrices.day,
      at: sql<Date>`min(${plannedPrices.plannedAt})`.mapWith(plannedPrices.plannedAt),
      userId: users.id,
      name: users.name,
      total: sql<number>`count(*)::int`,
    })
    .from(plannedPrices)
    .leftJoin(users, eq(users.id, plannedPrices.plannedBy))
    .where(ofProduct)
    .groupBy(plannedPrices.planId, plannedPrices.day, users.id)
    .orderBy(asc(plannedPrices.day), asc(sql`min(${plannedPrices.id})`))
    .limit(max);
  const listed = await firstOf(
    db,
    plans.map(({ id }) => id),
    { product, shown },
  );
  return plans.map(({ id, day, at, userId, name, total }) => ({
    id,
    day,
    at: at.toISOString(),
    by: userId && name !== null ? { id: userId, name } : null,
    total,
    products: listed.filter((row) => row.planId === id).map((row) => row.view),
  }));
}

/** The first products of each plan, by name. */
async function firstOf(
  db: Queries,
  planIds: string[],
  { product, shown }: { product: string | undefined; shown: number },
) {
  if (planIds.length === 0) return [];
  const place = sql<number>`row_number() over (partition by ${plannedPrices.planId} order by ${products.nameEn}, ${products.id})`;
  const ranked = db
    .select({ id: plannedPrices.id, place: place.as('place') })
    .from(plannedPrices)
    .innerJoin(products, eq(products.id, plannedPrices.productId))
    .where(
      and(inArray(plannedPrices.planId, planIds), product ? eq(plannedPrices.productId, product) : undefined),
    )
    .as('ranked');
  const rows = await db
    .select({
      ...pricedColumns(),
      // The offer's price on that day.
      offerQirsh: offerFrom(sql`${plannedPrices.day}::text`),
      isGone: sql<boolean>`${products.deletedAt} is not null`,
      planId: plannedPrices.planId,
      after: plannedPrices.priceQirsh,
    })
    .from(ranked)
    .innerJoin(plannedPrices, eq(plannedPrices.id, ranked.id))
    .innerJoin(products, eq(products.id, plannedPrices.productId))
    .where(sql`${ranked.place} <= ${shown}`)
    .orderBy(asc(products.nameEn), asc(products.id));
  return rows.map(({ isGone, planId, after, ...row }) => ({
    planId,
    view: pricedView(row, after, isGone ? 'gone' : priceFault(after, row.offerQirsh)),
  }));
}
