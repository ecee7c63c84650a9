import { type SQL, sql } from 'drizzle-orm';
import type { AdminSort, Sort } from '../../contracts/catalogue.ts';
import type { Language } from '../../contracts/language.ts';
import { ShopError } from '../errors.ts';
import { categories } from './category.table.ts';
import { products } from './product.table.ts';
import type { QueryWord } from './search-words.ts';

/** How well a product answers a query: the sum over its words; 0 for a word that it does not have at all. */
const scoreOfWord = ({ word, forms, sound }: QueryWord): SQL => {
  const startsIn = (column: SQL) =>
    sql`exists (select 1 from unnest(${column}) w where w like ${`${word}%`})`;
  const all = sql.param([word, ...forms]);
  const others = sql`(${products.otherWords} || ${categories.words})`;
  return sql`case
    when ${products.nameWords} @> ${sql.param([word])}::text[] then 100
    when ${products.nameWords} && ${all}::text[] then 80
    when ${startsIn(sql`${products.nameWords}`)} then 60
    when ${others} && ${all}::text[] then 40
    when ${startsIn(others)} then 25
    when ${sound} <> '' and ${products.nameSounds} @> ${sql.param([sound])}::text[] then 15
    else 0 end`;
};

/** Every word of the query must be found somewhere in the product; a query without words finds nothing. */
export const matchesQuery = (words: QueryWord[]): SQL =>
  words.length === 0
    ? sql`false`
    : sql.join(
        words.map((word) => sql`(${scoreOfWord(word)}) > 0`),
        sql` and `,
      );

/**
 * The columns that order a list, all ascending and ending in the id, so that one row comparison finds the next page.
 * Names follow the reader's alphabet (ICU); price and category break ties by name.
 */
export function orderColumns(
  sort: Sort | AdminSort | undefined,
  language: Language,
  words: QueryWord[],
): SQL[] {
  const name =
    language === 'ar'
      ? sql`${products.nameAr} collate "ar-x-icu"`
      : sql`${products.nameEn} collate "en-x-icu"`;
  const id = sql`${products.id}`;
  if (sort === 'name') return [name, id];
  if (sort === 'price') return [sql`${products.priceQirsh}`, name, id];
  if (sort === 'category') return [sql`${categories.position}`, sql`${categories.id}`, name, id];
  if (sort === 'store') return [sql`${products.store}`, name, id];
  // In whole microseconds: what a cursor carries is a number of JSON.
  if (sort === 'updated') return [sql`-(extract(epoch from ${products.updatedAt}) * 1000000)::bigint`, id];
  if (sort === 'newest' || words.length === 0) return [sql`-${products.addition}`, id];
  const score = sql.join(
    words.map((word) => sql`(${scoreOfWord(word)})`),
    sql` + `,
  );
  // Of equals, the shorter name is more about the thing that was asked for.
  const length = sql`cardinality(${products.nameWords})`;
  return [sql`(case when ${products.available} then 0 else 1 end)`, sql`-(${score})`, length, name, id];
}

/** A cursor is the last row's order values, opaque to whoever carries it. */
export const encodeCursor = (values: unknown[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

export function decodeCursor(cursor: string, length: number): (string | number)[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (
      Array.isArray(values) &&
      values.length === length &&
      values.every((value) => ['string', 'number'].includes(typeof value))
    ) {
      return values;
    }
  } catch {
    // A cursor that is not JSON is as wrong as one of another list.
  }
  throw refusedCursor();
}

export const refusedCursor = (): ShopError =>
  new ShopError('validation_failed', {
    details: [{ path: 'cursor', message: 'This cursor is not of this list' }],
  });
