import type { suggestProducts as contract } from '../../contracts/catalogue.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import { completionsOf, findCategories } from '../search/complete-query.ts';
import { findBetter } from '../search/correct-search.ts';
import { findProducts, readFoundPage } from '../search/search-products.ts';
import { productView } from './product-view.ts';

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
  const [{ rows }, categories] = await Promise.all([
    readFoundPage(readDb, answer, { limit: most.products, cursor: undefined, language }),
    findCategories(readDb, answer.readings),
  ]);
  return {
    words: completionsOf(q, answer).slice(0, most.words),
    categories: categories
      .slice(0, most.categories)
      .map(({ slug, nameEn, nameAr }) => ({ slug, name: { en: nameEn, ar: nameAr } })),
    products: rows.map(({ product, category, why }) => ({ ...productView(product, category), why })),
  };
}
