import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { listAdminProducts as contract } from '../../contracts/catalogue.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import { countUpTo } from '../database/count-up-to.ts';
import { findProducts, readFoundPage } from '../search/search-products.ts';
import { countProducts } from './count-products.ts';
import { categoryIdOf } from './is-category.ts';
import { products } from './product.table.ts';
import { orderColumns } from './product-order.ts';
import { isInState, isStockState } from './product-states.ts';
import { readProductPage } from './read-product-page.ts';
import { viewWithStock } from './view-with-stock.ts';

/** The default number of products in an answer. */
const usualPage = 100;

/**
 * One page of all products that are not deleted, hidden ones included, found as shoppers find them. Products without a
 * name in both languages are left out. Newest first by default; a search puts the best match first.
 */
export async function listAdminProducts(
  { db, searchIndex }: Context,
  input: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { q, store, category, state, sort, language = 'en', limit = usualPage, cursor } = input;
  const isWanted = and(
    isNull(products.deletedAt),
    ne(products.nameEn, ''),
    ne(products.nameAr, ''),
    state && isInState(state),
  );
  const order = orderColumns(sort, language);
  if (!q) {
    const found = and(
      isWanted,
      store && eq(products.store, store),
      category ? eq(products.categoryId, categoryIdOf(category)) : undefined,
    );
    const isByCategory = sort === 'category';
    const { rows, cursor: next } = await readProductPage(db, { found, order, isByCategory, limit, cursor });
    const counted = isStockState(state)
      ? await countUpTo(db, products, found)
      : { total: await countProducts(db, { store, category, state }) };
    return { items: await viewWithStock(db, rows), page: { ...counted, cursor: next } };
  }
  const vocabulary = await searchIndex.read(db);
  const sought = { q, language, store, category, isWanted, hidden: true };
  const { answer } = await findProducts(db, vocabulary, sought);
  const total = answer.found.length;
  const about = { total, ...(answer.isCut && { at_least: true }) };
  if (!sort) {
    const { rows, cursor: next } = await readFoundPage(db, answer, { q, language, limit, cursor });
    return { items: await viewWithStock(db, rows), page: { ...about, cursor: next } };
  }
  const sequences = answer.found.map(({ sequence }) => sequence);
  const found = sequences.length > 0 ? inArray(products.sequence, sequences) : sql`false`;
  const { rows, cursor: next } = await readProductPage(db, { found, order, limit, cursor });
  return { items: await viewWithStock(db, rows), page: { ...about, cursor: next } };
}
