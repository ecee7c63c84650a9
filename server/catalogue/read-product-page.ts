import { and, eq, type SQL, sql } from 'drizzle-orm';
import { decodeCursor, encodeCursor, refusedCursor } from '../database/cursor.ts';
import { violatesType } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { categories } from './category.table.ts';
import { products } from './product.table.ts';
import { type ShownProduct, shownColumns } from './product-view.ts';

type Asked = {
  found: SQL | undefined;
  order: SQL[];
  limit: number;
  cursor: string | undefined;
  /** Whether `order` begins with the category, whose position is in no index of the products. */
  isByCategory?: boolean | undefined;
};
type ProductPage = {
  /** Each product with its category's slug. */
  rows: { product: ShownProduct; category: string }[];
  /** The cursor of the next page; null on the last one. */
  cursor: string | null;
};

/**
 * One page of the products that match `found`, in `order`, whose columns are all ascending and end in the id. Refuses a
 * cursor of another list.
 */
export async function readProductPage(db: Queries, asked: Asked): Promise<ProductPage> {
  const { limit, cursor } = asked;
  const rows = await (asked.isByCategory ? readByCategory(db, asked) : readInOrder(db, asked)).catch(
    (error: unknown) => {
      throw cursor && violatesType(error) ? refusedCursor() : error;
    },
  );
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { rows: shown, cursor: last ? encodeCursor(last.key) : null };
}

const keyOf = (order: SQL[]) => sql<(string | number)[]>`json_build_array(${sql.join(order, sql`, `)})`;

const readInOrder = (db: Queries, { found, order, limit, cursor }: Asked) =>
  db
    .select({ product: shownColumns, category: categories.slug, key: keyOf(order) })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(found, cursor ? isAfter(order, cursor) : undefined))
    .orderBy(...order)
    .limit(limit + 1);

/** Reads a page from each category and keeps the first of all: there are few categories. */
function readByCategory(db: Queries, { found, order, limit, cursor }: Asked) {
  const shelf = db
    .select()
    .from(products)
    .where(and(found, eq(products.categoryId, categories.id), cursor ? isAfter(order, cursor) : undefined))
    .orderBy(...order.slice(2))
    .limit(limit + 1)
    .as('products');
  return db
    .select({ product: shownColumns, category: categories.slug, key: keyOf(order) })
    .from(categories)
    .crossJoinLateral(shelf)
    .where(cursor ? isFrom(order.slice(0, 2), decodeCursor(cursor, order.length).slice(0, 2)) : undefined)
    .orderBy(...order)
    .limit(limit + 1);
}

const isAfter = (order: SQL[], cursor: string): SQL =>
  sql`${rowOf(order)} > ${rowOf(decodeCursor(cursor, order.length))}`;

const isFrom = (order: SQL[], values: (string | number)[]): SQL => sql`${rowOf(order)} >= ${rowOf(values)}`;

const rowOf = (values: (SQL | string | number)[]): SQL =>
  sql`(${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
