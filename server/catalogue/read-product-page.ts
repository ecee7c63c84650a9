import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { breaksType } from '../database/faults.ts';
import type { Queries } from '../database/queries.ts';
import { categories } from './category.table.ts';
import { products } from './product.table.ts';
import { decodeCursor, encodeCursor, refusedCursor } from './product-order.ts';

type ProductRow = typeof products.$inferSelect;
type Asked = { found: SQL | undefined; order: SQL[]; limit: number; cursor: string | undefined };
type ProductPage = {
  /** Each with its category's slug. */
  rows: { product: ProductRow; category: string }[];
  page: { total: number; cursor: string | null };
};

/**
 * One page of the products that `found` lets through, in `order`, whose columns are all ascending and end in the id. The
 * page's cursor is null on the last one. Refuses a cursor of another list.
 */
export async function readProductPage(
  db: Queries,
  { found, order, limit, cursor }: Asked,
): Promise<ProductPage> {
  const rows = await db
    .select({
      product: products,
      category: categories.slug,
      key: sql<(string | number)[]>`json_build_array(${sql.join(order, sql`, `)})`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(found, cursor ? isAfter(order, cursor) : undefined))
    .orderBy(...order)
    .limit(limit + 1)
    .catch((error: unknown) => {
      if (cursor && breaksType(error)) throw refusedCursor();
      throw error;
    });
  const [counted] = await db
    .select({ total: count() })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(found);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    rows: shown,
    page: { total: counted?.total ?? 0, cursor: last ? encodeCursor(last.key) : null },
  };
}

function isAfter(order: SQL[], cursor: string): SQL {
  const values = decodeCursor(cursor, order.length).map((value) => sql`${value}`);
  return sql`(${sql.join(order, sql`, `)}) > (${sql.join(values, sql`, `)})`;
}
