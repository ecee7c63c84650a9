import { and, asc, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { fromQirsh } from '../../contracts/money.ts';
import type { PriceFault } from '../../contracts/price-change.ts';
import type { PricedProduct } from '../../contracts/prices.ts';
import { products } from '../catalogue/product.table.ts';
import type { Queries } from '../database/queries.ts';

/** The price of an offer that runs or is to come, in qirsh; null without one. */
export const offerToKeep = sql<number | null>`case
  when coalesce(${products.offer} ->> 'until', '9999-12-31') >= (now() at time zone 'Asia/Amman')::date::text
  then (${products.offer} ->> 'qirsh')::integer end`;

/** What a price is decided by. */
export const pricedColumns = {
  id: products.id,
  version: products.version,
  nameEn: products.nameEn,
  nameAr: products.nameAr,
  weight: products.weight,
  priceQirsh: products.priceQirsh,
  offerQirsh: offerToKeep,
};
export type Priced = {
  id: string;
  version: number;
  nameEn: string;
  nameAr: string;
  weight: string;
  priceQirsh: number;
  offerQirsh: number | null;
};

/** Locks the products that are not deleted. In the order of their ids: two changes of the same products wait for each other. */
export const lockPriced = (db: Queries, ids: string[]): Promise<Priced[]> =>
  db
    .select(pricedColumns)
    .from(products)
    .where(and(inArrayOf(ids), isNull(products.deletedAt)))
    .orderBy(asc(products.id))
    .for('update');

/** The names of products by their ids, deleted ones too, by name. */
export async function readNames(db: Queries, ids: string[], most: number) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: products.id, en: products.nameEn, ar: products.nameAr })
    .from(products)
    .where(inArray(products.id, ids.slice(0, most)))
    .orderBy(asc(products.nameEn), asc(products.id));
  return rows.map(({ id, ...name }) => ({ id, name }));
}

/** One parameter, however many there are. */
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
