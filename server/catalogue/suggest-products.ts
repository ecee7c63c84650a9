import type { suggestProducts as contract } from '../../contracts/catalogue.ts';
import type { AnswerOf, ParsedInputOf } from '../../contracts/endpoint.ts';
import type { Context } from '../context.ts';
import { completionsOf, findCategories } from '../search/complete-query.ts';
import { countBetter } from '../search/correct-search.ts';
import { findStores } from '../search/find-stores.ts';
import { findProducts, readFoundPage, withoutSizeCount } from '../search/search-products.ts';
import { productView } from './product-view.ts';

const max = { products: 5, categories: 2, words: 3 };

/** Autocomplete: completions, stores, categories and products for the text so far, in the reader's language. */
export async function suggestProducts(
  { readDb, searchIndex }: Context,
  { q, store, language = 'en' }: ParsedInputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const vocabulary = await searchIndex.read(readDb);
  const result = await findProducts(readDb, vocabulary, { q, language, store });
  // Better matches of the other store come first, as on the page of results.
  const answer = (countBetter(result) > 0 && result.everywhere) || result.answer;
  const { rows } = await readFoundPage(readDb, answer, {
    q,
    language,
    limit: max.products,
    cursor: undefined,
  });
  const categories = findCategories(vocabulary, answer.readings).slice(0, max.categories);
  return {
    words: completionsOf(q, answer).slice(0, max.words),
    stores: findStores(vocabulary, q),
    categories: categories.map(({ slug, nameEn, nameAr }) => ({ slug, name: { en: nameEn, ar: nameAr } })),
    products: rows.map(({ product, category, why }) => ({
      ...productView(withoutSizeCount(product, vocabulary), category),
      why,
    })),
  };
}
