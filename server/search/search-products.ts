import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Why } from '../../contracts/catalogue.ts';
import type { Language } from '../../contracts/language.ts';
import { categories } from '../catalogue/category.table.ts';
import { products } from '../catalogue/product.table.ts';
import { decodeCursor, encodeCursor } from '../database/cursor.ts';
import { prepareOnce } from '../database/prepare-once.ts';
import type { Queries } from '../database/queries.ts';
import { sizeCount } from '../sizes/cards.ts';
import { explainMatch } from './explain-match.ts';
import { findByPrice, priceIn } from './find-by-price.ts';
import { findStores, maxNameSoundCost } from './find-stores.ts';
import { fields, isGuess } from './points.ts';
import type { Reading } from './read-query.ts';
import {
  byRank,
  type Found,
  type SearchAnswer,
  type SearchResult,
  searchCatalogue,
} from './search-catalogue.ts';
import { isSize } from './size-terms.ts';
import type { Vocabulary } from './vocabulary.ts';

type ProductRow = typeof products.$inferSelect & { sizeCount: number | null };
export type FoundProduct = { product: ProductRow; category: string; why: Why | undefined };

export type ProductSearch = {
  q: string;
  language: Language;
  store?: 'mouneh' | 'cilka' | undefined;
  /** The slug or id of a category. */
  category?: string | undefined;
  /** Further conditions on products. */
  isWanted?: SQL | undefined;
  hidden?: boolean;
};

/** The results of a search that meet the conditions, best first. */
export async function findProducts(
  db: Queries,
  vocabulary: Vocabulary,
  search: ProductSearch,
): Promise<SearchResult> {
  const { q, store, hidden = false } = search;
  const category = search.category
    ? vocabulary.categories.find(({ id, slug }) => [id, slug].includes(search.category ?? ''))
    : undefined;
  if (search.category && !category) {
    const { answer: everywhere } = await searchCatalogue(db, vocabulary, q, {});
    return byCard({ answer: nothing, everywhere }, vocabulary.leads);
  }
  const isStore = !hidden && findStores(vocabulary, q).length > 0;
  const found = await searchCatalogue(db, vocabulary, q, {
    store,
    category: category?.number,
    hidden,
    isAsTyped: isStore,
  });
  // The seller looks for individual sizes, a shopper for the product.
  const result = hidden ? found : byCard(isStore ? withoutGuesses(found) : found, vocabulary.leads);
  const { answer } = result;
  const price = priceIn(q);
  if (price && (price.isSure || answer.found.length === 0)) {
    const part = { store, categoryId: category?.id, hidden, isWanted: search.isWanted };
    return findByPrice(db, q, price.qirsh, part);
  }
  if (!search.isWanted || answer.found.length === 0) return result;
  const sequences = answer.found.map(({ sequence }) => sequence);
  const rows = await db
    .select({ sequence: products.sequence })
    .from(products)
    .where(and(inArray(products.sequence, sequences), search.isWanted));
  const wanted = new Set(rows.map(({ sequence }) => sequence));
  return {
    ...result,
    answer: { ...answer, found: answer.found.filter(({ sequence }) => wanted.has(sequence)) },
  };
}

/**
 * A store's name is not a typo, so guesses are dropped (Amman is similar to `mouneh`), except for product names that
 * sound the same.
 */
function withoutGuesses(found: SearchResult): SearchResult {
  const isGuessed = [found.answer, found.everywhere].every(
    (answer) => !answer?.readings.some((reading) => reading.every(({ lists }) => lists.some(isNamedSo))),
  );
  return isGuessed ? { answer: nothing, everywhere: null } : found;
}

const isNamedSo = ({ meant: { match, cost }, field }: Reading[number]['lists'][number]): boolean =>
  !isGuess(match) || (match === 'sound' && field >= fields.name && cost < maxNameSoundCost);

/**
 * Replaces the sizes of a product by the one that lists show, at the position of the best of them; if a size was
 * requested, by that size.
 */
function byCard({ answer, everywhere }: SearchResult, leads: Vocabulary['leads']): SearchResult {
  if (leads.size === 0) return { answer, everywhere };
  const merge = (one: SearchAnswer): SearchAnswer => {
    const isSized = one.readings.some((reading) => reading.some(({ typed }) => isSize(typed)));
    const seen = new Set<number>();
    const found = one.found.flatMap((hit) => {
      const lead = leads.get(hit.sequence) ?? hit.sequence;
      if (seen.has(lead)) return [];
      seen.add(lead);
      return [{ ...hit, sequence: isSized ? hit.sequence : lead }];
    });
    return { ...one, found };
  };
  return { answer: merge(answer), everywhere: everywhere && merge(everywhere) };
}

/** A size that represents only itself is shown like any other product, without the number of sizes. */
export const withoutSizeCount = <Row extends { sequence: number; sizeCount?: number | null }>(
  product: Row,
  { leads }: Vocabulary,
): Row => (leads.has(product.sequence) ? { ...product, sizeCount: null } : product);

/** The result in a category that does not exist. */
const nothing: SearchAnswer = { asked: '', found: [], isCut: false, readings: [], isShorter: false };

const findWithCategory = prepareOnce((db) =>
  db
    .select({ product: { ...getTableColumns(products), sizeCount }, category: categories })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(sql`${products.sequence} = any(${sql.placeholder('sequences')}::bigint[])`)
    .prepare('find_products_with_category'),
);

/** One page of the results in their order, and the cursor of the next. Refuses a cursor of another list. */
export async function readFoundPage(
  db: Queries,
  { found, readings }: SearchAnswer,
  {
    q,
    language,
    limit,
    cursor,
  }: { q: string; language: Language; limit: number; cursor: string | undefined },
): Promise<{ rows: FoundProduct[]; cursor: string | null }> {
  const rest = cursor ? found.filter(isAfter(cursor)) : found;
  const shown = rest.slice(0, limit);
  const last = rest.length > limit ? shown.at(-1) : undefined;
  if (shown.length === 0) return { rows: [], cursor: null };
  const sequences = shown.map(({ sequence }) => sequence);
  const rows = await findWithCategory(db).execute({ sequences });
  const bySequence = new Map(rows.map((row) => [row.product.sequence, row]));
  return {
    rows: shown.flatMap(({ sequence }) => {
      const row = bySequence.get(sequence);
      if (!row) return [];
      const why = explainMatch(readings, row, { q, language });
      return [{ product: row.product, category: row.category.slug, why }];
    }),
    cursor: last ? encodeCursor([last.place, -last.points, last.rank]) : null,
  };
}

function isAfter(cursor: string): (one: Found) => boolean {
  const [place, points, rank] = decodeCursor(cursor, 3).map(Number);
  const last = { place: place ?? 0, points: -(points ?? 0), rank: rank ?? 0 };
  return (one) => byRank(one, last) > 0;
}
