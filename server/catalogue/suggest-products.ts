import { inArray } from 'drizzle-orm';
import type { suggestProducts as contract } from '../../contracts/catalogue.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { fields } from '../search/points.ts';
import type { Reading } from '../search/read-query.ts';
import type { SearchAnswer } from '../search/search-catalogue.ts';
import { categories } from './category.table.ts';
import { findBetter, understand } from './correct-search.ts';
import { productView } from './product-view.ts';
import { findProducts, readFoundPage } from './search-products.ts';

const most = { products: 5, categories: 2, words: 3 };

/** What somebody who has typed so far may want: words, categories and products, in the reader's language. */
export async function suggestProducts(
  { readDb }: Context,
  { q, store, language = 'en' }: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const inStore = await findProducts(readDb, { q, language, store });
  // What the other store answers better comes first, as on the page of results.
  const better = store ? await findBetter(readDb, q, inStore) : null;
  const answer = better?.everywhere ?? inStore;
  const [{ rows }, shelves] = await Promise.all([
    readFoundPage(readDb, answer, { limit: most.products, cursor: undefined, language }),
    readCategories(readDb, answer.readings),
  ]);
  return {
    words: wordsFor(q, answer),
    categories: shelves,
    products: rows.map(({ product, category, why }) => ({ ...productView(product, category), why })),
  };
}

/** The categories whose names have every word of the query. */
async function readCategories(
  db: Queries,
  readings: Reading[],
): Promise<AnswerOf<typeof contract>['categories']> {
  const numbers = readings.flatMap((reading) => {
    const [first, ...others] = reading.map(
      ({ lists }) =>
        new Set(lists.filter(({ field }) => field === fields.category).map(({ wordId }) => -wordId)),
    );
    return first ? [...others.reduce((shared, some) => shared.intersection(some), first)] : [];
  });
  const wanted = [...new Set(numbers)].slice(0, most.categories);
  if (wanted.length === 0) return [];
  const rows = await db.select().from(categories).where(inArray(categories.number, wanted));
  return rows
    .sort((one, other) => wanted.indexOf(one.number) - wanted.indexOf(other.number))
    .map(({ slug, nameEn, nameAr }) => ({ slug, name: { en: nameEn, ar: nameAr } }));
}

/** The query in the catalogue's spelling where it was mistyped, and with its last word completed. */
function wordsFor(q: string, answer: SearchAnswer): string[] {
  const [reading] = answer.readings;
  const last = reading?.at(-1);
  if (!reading || !last) return [];
  const understood = understand(answer);
  const before = q.trim().split(/\s+/).slice(0, -1);
  const completed = last.lists
    .filter(({ meant, field }) => meant.match === 'prefix' && field === fields.name)
    .map(({ meant }) => [...before, meant.spelling].join(' '));
  return [...new Set([...(understood ? [understood] : []), ...completed])].slice(0, most.words);
}
