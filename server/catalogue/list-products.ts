import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { listProducts as contract } from '../../contracts/catalogue.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { correctSearch, explainAnswer } from '../search/correct-search.ts';
import { findStores } from '../search/find-stores.ts';
import { findProducts, readFoundPage, withoutSizeCount } from '../search/search-products.ts';
import { isCard } from '../sizes/cards.ts';
import { countProducts } from './count-products.ts';
import { categoryIdOf } from './is-category.ts';
import { products } from './product.table.ts';
import { orderColumns } from './product-order.ts';
import { productView } from './product-view.ts';
import { readProductPage } from './read-product-page.ts';
import { refineProducts } from './refine-products.ts';

/** How many products an answer has when no limit is given. */
const maxAtOnce = 500;

/** One page of the visible products: `{ items, page: { total, cursor } }`; the cursor is null on the last page. */
export async function listProducts(
  { readDb, searchIndex }: Context,
  input: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { q, store, category, sort, language = 'en', limit = maxAtOnce, cursor } = input;
  const isRefined = await refineProducts(readDb, input);
  const isWanted = and(input.ids === undefined ? undefined : hasIdIn(input.ids), isRefined);
  if (!q) {
    const found = and(
      eq(products.shown, true),
      store && eq(products.store, store),
      category ? eq(products.categoryId, categoryIdOf(category)) : undefined,
      isWanted,
      // Favourites are listed by their ids, where each size counts as a product.
      input.ids === undefined ? isCard : undefined,
    );
    const order = orderColumns(sort, language);
    const isByCategory = sort === 'category';
    const [{ rows, cursor: next }, total] = await Promise.all([
      readProductPage(readDb, { found, order, isByCategory, limit, cursor }),
      isWanted ? countWanted(readDb, found) : countProducts(readDb, { store, category, state: 'shop' }),
    ]);
    const items = rows.map(({ product, category }) => productView(product, category));
    const elsewhere =
      total === 0 && store && category && !isRefined
        ? await countProducts(readDb, { category, state: 'shop' })
        : 0;
    return { items, page: { total, cursor: next, ...(elsewhere > 0 && { elsewhere }) } };
  }
  const vocabulary = await searchIndex.read(readDb);
  const result = await findProducts(readDb, vocabulary, { q, language, store, category, isWanted });
  const { answer } = result;
  const { found } = answer;
  const named = findStores(vocabulary, q);
  const about = {
    total: found.length,
    ...(answer.isCut && { at_least: true }),
    ...(found[0] && { best_points: found[0].points }),
    ...(named.length > 0 && { stores: named }),
    // When the query names a store, the store was meant, so no spelling correction is offered.
    ...(isRefined || named.length > 0 ? explainAnswer(q, answer) : correctSearch(vocabulary, q, result)),
  };
  if (!sort) {
    const { rows, cursor: next } = await readFoundPage(readDb, answer, { q, language, limit, cursor });
    const items = rows.map(({ product, category, why }) => ({
      ...productView(withoutSizeCount(product, vocabulary), category),
      why,
    }));
    return { items, page: { ...about, cursor: next } };
  }
  const sequences = found.map(({ sequence }) => sequence);
  const order = orderColumns(sort, language);
  const isFound = sequences.length > 0 ? inArray(products.sequence, sequences) : sql`false`;
  const { rows, cursor: next } = await readProductPage(readDb, { found: isFound, order, limit, cursor });
  return {
    items: rows.map(({ product, category }) => productView(withoutSizeCount(product, vocabulary), category)),
    page: { ...about, cursor: next },
  };
}

function hasIdIn(ids: string): SQL {
  const valid = ids.split(',').filter(isUuid);
  return valid.length > 0 ? inArray(products.id, valid) : sql`false`;
}

/** Counts the products that match a search or a filter: `shelf_counts` only has the totals of whole lists. */
async function countWanted(db: Queries, found: SQL | undefined): Promise<number> {
  const [row] = await db.select({ total: count() }).from(products).where(found);
  return row?.total ?? 0;
}
