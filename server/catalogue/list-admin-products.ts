import { and, eq, isNull, ne } from 'drizzle-orm';
import type { AdminProduct, listAdminProducts as contract } from '../../contracts/catalogue.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import { isCategory } from './is-category.ts';
import { products } from './product.table.ts';
import { matchesQuery, orderColumns } from './product-order.ts';
import { isInState } from './product-states.ts';
import { adminProductView } from './product-view.ts';
import { readProductPage } from './read-product-page.ts';
import { queryWordsOf } from './search-words.ts';

/** How many products an answer holds when no limit is asked for. */
const usualPage = 100;

/**
 * One page of all products that are not deleted, hidden ones too, found as shoppers find them. What has no name in one of
 * the languages is left out. Newest first unless sorted; a search brings the best match first.
 */
export async function listAdminProducts(
  { db }: Context,
  input: ParsedInputOf<typeof contract>,
): Promise<{ items: AdminProduct[]; page: { total: number; cursor: string | null } }> {
  const words = queryWordsOf(input.q ?? '');
  const found = and(
    isNull(products.deletedAt),
    ne(products.nameEn, ''),
    ne(products.nameAr, ''),
    input.store && eq(products.store, input.store),
    input.category ? isCategory(input.category) : undefined,
    input.state && isInState(input.state),
    input.q ? matchesQuery(words) : undefined,
  );
  const { rows, page } = await readProductPage(db, {
    found,
    order: orderColumns(input.sort, input.language ?? 'en', words),
    limit: input.limit ?? usualPage,
    cursor: input.cursor,
  });
  return { items: rows.map(({ product, category }) => adminProductView(product, category)), page };
}
