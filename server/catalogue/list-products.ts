import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { listProducts as contract, Product } from '../../contracts/catalogue.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import { isUuid } from '../database/uuid.ts';
import { isCategory } from './is-category.ts';
import { products } from './product.table.ts';
import { matchesQuery, orderColumns } from './product-order.ts';
import { productView } from './product-view.ts';
import { readProductPage } from './read-product-page.ts';
import { queryWordsOf } from './search-words.ts';

/** The most that one answer holds when no limit is asked for. */
const mostAtOnce = 500;

/** One page of the shown products: `{ items, page: { total, cursor } }`; the cursor is null on the last page. */
export async function listProducts(
  { db }: Context,
  input: ParsedInputOf<typeof contract>,
): Promise<{ items: Product[]; page: { total: number; cursor: string | null } }> {
  const words = queryWordsOf(input.q ?? '');
  const found = and(
    eq(products.shown, true),
    input.store && eq(products.store, input.store),
    input.category ? isCategory(input.category) : undefined,
    input.ids === undefined ? undefined : hasIdIn(input.ids),
    input.q ? matchesQuery(words) : undefined,
  );
  const { rows, page } = await readProductPage(db, {
    found,
    order: orderColumns(input.sort, input.language ?? 'en', words),
    limit: input.limit ?? mostAtOnce,
    cursor: input.cursor,
  });
  return { items: rows.map(({ product, category }) => productView(product, category)), page };
}

function hasIdIn(ids: string): SQL {
  const valid = ids.split(',').filter(isUuid);
  return valid.length > 0 ? inArray(products.id, valid) : sql`false`;
}
