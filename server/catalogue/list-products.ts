import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { listProducts as contract, Product } from '../../contracts/catalogue.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import { breaksType } from '../database/faults.ts';
import { isUuid } from '../database/uuid.ts';
import { categories } from './category.table.ts';
import { isCategory } from './is-category.ts';
import { products } from './product.table.ts';
import { decodeCursor, encodeCursor, matchesQuery, orderColumns, refusedCursor } from './product-order.ts';
import { productView } from './product-view.ts';
import { queryWordsOf } from './search-words.ts';

/** The most that one answer holds when no limit is asked for. */
const mostAtOnce = 500;

/** One page of the shown products: `{ items, page: { total, cursor } }`; the cursor is null on the last page. */
export async function listProducts(
  { db }: Context,
  input: ParsedInputOf<typeof contract>,
): Promise<{ items: Product[]; page: { total: number; cursor: string | null } }> {
  const words = queryWordsOf(input.q ?? '');
  const conditions: (SQL | undefined)[] = [eq(products.shown, true)];
  if (input.store) conditions.push(eq(products.store, input.store));
  if (input.category) conditions.push(isCategory(input.category));
  if (input.ids !== undefined) conditions.push(hasIdIn(input.ids));
  if (input.q && words.length === 0) conditions.push(sql`false`);
  if (words.length > 0) conditions.push(matchesQuery(words));
  const found = and(...conditions);

  const order = orderColumns(input.sort, input.language ?? 'en', words);
  const limit = input.limit ?? mostAtOnce;
  const rows = await db
    .select({
      product: products,
      category: categories.slug,
      key: sql<(string | number)[]>`json_build_array(${sql.join(order, sql`, `)})`,
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(found, input.cursor ? isAfter(order, input.cursor) : undefined))
    .orderBy(...order)
    .limit(limit + 1)
    .catch((error: unknown) => {
      if (input.cursor && breaksType(error)) throw refusedCursor();
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
    items: shown.map((row) => productView(row.product, row.category)),
    page: { total: counted?.total ?? 0, cursor: last ? encodeCursor(last.key) : null },
  };
}

function hasIdIn(ids: string): SQL {
  const valid = ids.split(',').filter(isUuid);
  return valid.length > 0 ? inArray(products.id, valid) : sql`false`;
}

function isAfter(order: SQL[], cursor: string): SQL {
  const values = decodeCursor(cursor, order.length).map((value) => sql`${value}`);
  return sql`(${sql.join(order, sql`, `)}) > (${sql.join(values, sql`, `)})`;
}
