import { findPlace } from '../../contracts/places.ts';
import type { Queries } from '../database/queries.ts';
import { wordsOf } from '../search/fold-text.ts';
import { learnWords } from '../search/learn-words.ts';
import { isFiller } from '../search/typed-words.ts';
import type { products } from './product.table.ts';

type Described = Pick<
  typeof products.$inferInsert,
  'nameEn' | 'nameAr' | 'origin' | 'weight' | 'descriptionEn' | 'descriptionAr'
>;

/** Counts the ways in which words were made: products whose words were made otherwise get new ones at the next start. */
export const wordsVersion = 2;

/** A description has its words, not its novel. */
const mostWords = 40;

/** The texts by which a product is found, by their weight. */
function textsOf({ nameEn, nameAr, origin, weight, descriptionEn, descriptionAr }: Described) {
  const place = findPlace(origin ?? '');
  return {
    names: [nameEn, nameAr],
    others: [origin ?? '', place?.en ?? '', place?.ar ?? ''],
    descriptions: [weight ?? '', descriptionEn ?? '', descriptionAr ?? ''],
  };
}

/** The columns by which a product is found: the folded words of its names, its origin and its descriptions, each once. */
export function productWords(product: Described) {
  const { names, others, descriptions } = textsOf(product);
  const nameWords = [...new Set(names.flatMap(wordsOf))];
  const otherWords = [...new Set(others.flatMap(wordsOf))];
  const known = new Set([...nameWords, ...otherWords]);
  const described = [...new Set(descriptions.flatMap(wordsOf))].filter(
    (word) => !known.has(word) && !isFiller(word),
  );
  return { nameWords, otherWords, descriptionWords: described.slice(0, mostWords), wordsVersion };
}

/** Takes the words of products that are about to be saved into the index of words. */
export const learnProductWords = (db: Queries, products: Described[]): Promise<void> =>
  learnWords(
    db,
    products
      .map(textsOf)
      .flatMap(({ names, others, descriptions }) => [...names, ...others, ...descriptions]),
  );
