import { and, asc, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { maxDaysAhead } from '../../contracts/calendar-day.ts';
import { fieldErrors } from '../../contracts/error.ts';
import { fromQirsh } from '../../contracts/money.ts';
import type { PriceChange, PriceFault } from '../../contracts/price-change.ts';
import type { PricedProduct } from '../../contracts/prices.ts';
import { products } from '../catalogue/product.table.ts';
import type { Queries } from '../database/queries.ts';
import { today } from '../database/today.ts';
import { ShopError } from '../errors.ts';

/** The price of an offer that runs on a day or later, in qirsh; null for none. */
export const offerFrom = (day: string | SQL = sql`${today}::text`) => sql<number | null>`case
  when coalesce(${products.offer} ->> 'until', '9999-12-31') >= ${day}
  then (${products.offer} ->> 'qirsh')::integer end`;

/** The columns that decide about a price from a day on. */
export const pricedColumns = (day?: string) => ({
  id: products.id,
  version: products.version,
  nameEn: products.nameEn,
  nameAr: products.nameAr,
  weight: products.weight,
  priceQirsh: products.priceQirsh,
  offerQirsh: offerFrom(day),
});
export type Priced = {
  id: string;
  version: number;
  nameEn: string;
  nameAr: string;
  weight: string;
  priceQirsh: number;
  offerQirsh: number | null;
};

/**
 * Locks the products that are not deleted, in order of id, so that concurrent changes of the same products wait instead
 * of deadlocking.
 */
export const lockPriced = (db: Queries, ids: string[], day?: string): Promise<Priced[]> =>
  db
    .select(pricedColumns(day))
    .from(products)
    .where(and(inArrayOf(ids), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .for('update');

/** The names of products by id, deleted ones included, sorted by name. */
export async function readNames(db: Queries, ids: string[], max: number) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: products.id, en: products.nameEn, ar: products.nameAr })
    .from(products)
    .where(inArray(products.id, ids.slice(0, max)))
    .orderBy(asc(products.nameEn), asc(products.id));
  return rows.map(({ id, ...name }) => ({ id, name }));
}

/** A single parameter, whatever the number of ids. */
const inArrayOf = (ids: string[]): SQL => sql`${products.id} = any(${sql.param(ids)}::uuid[])`;

export const nameOf = ({ nameEn, nameAr }: Pick<Priced, 'nameEn' | 'nameAr'>) => ({ en: nameEn, ar: nameAr });

export const pricedView = (row: Priced, afterQirsh: number, fault: PriceFault | null): PricedProduct => ({
  id: row.id,
  name: nameOf(row),
  weight: row.weight,
  price: fromQirsh(row.priceQirsh),
  after: fromQirsh(afterQirsh),
  fault,
});

/** Refuses a day that is not after today, or so late that it must be mistyped. */
export async function checkDay(db: Queries, day: string): Promise<void> {
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select ${day} > ${today}::text and ${day}::date <= ${today} + ${maxDaysAhead}::int as is`,
  );
  if (rows[0]?.is) return;
  const details = [{ path: 'day', message: fieldErrors.date_not_in_future, code: 'date_not_in_future' }];
  throw new ShopError('validation_failed', { details });
}

/** Whether a price has to be written. A scheduled price may equal today's, since another plan may change the price before. */
export const isOther = (
  { priceQirsh }: Priced,
  after: number,
  { change, day }: { change: PriceChange; day?: string | undefined },
): boolean => after !== priceQirsh || (day !== undefined && change.price !== undefined);
