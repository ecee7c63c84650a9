import { wordsOf } from '../../contracts/fold-text.ts';
import { findPlace } from '../../contracts/places.ts';
import type { products } from '../catalogue/product.table.ts';
import type { Queries } from '../database/queries.ts';
import { indexTerms } from './index-terms.ts';
import { absentWords, ingredientTexts } from './ingredient-texts.ts';
import { headOf } from './name-head.ts';
import { isStopWord } from './query-terms.ts';
import { sizesIn } from './size-terms.ts';

type Described = Pick<
  typeof products.$inferInsert,
  'nameEn' | 'nameAr' | 'origin' | 'weight' | 'descriptionEn' | 'descriptionAr' | 'foodFacts'
>;

/** Version of the folding: at the next start products with terms of another version are reindexed. */
export const wordsVersion = 7;

/** The most terms indexed of the descriptions, and of the ingredients. */
const maxWords = 40;

/** The searchable texts of a product, by weight. */
function textsOf({ nameEn, nameAr, origin, weight, descriptionEn, descriptionAr, foodFacts }: Described) {
  const place = findPlace(origin ?? '');
  return {
    names: [nameEn, nameAr, ...[nameEn, nameAr].flatMap(sizesIn)],
    others: [origin ?? '', place?.en ?? '', place?.ar ?? ''],
    descriptions: [...sizesIn(weight ?? ''), weight ?? '', descriptionEn ?? '', descriptionAr ?? ''],
    ingredients: ingredientTexts(foodFacts),
  };
}

/**
 * The search columns of a product: the folded words of its names, its origin, and its descriptions with ingredients,
 * each word once.
 */
export function productTerms(product: Described) {
  const { names, others, descriptions, ingredients } = textsOf(product);
  const nameWords = [...new Set(names.flatMap(wordsOf))];
  const otherWords = [...new Set(others.flatMap(wordsOf))];
  const known = new Set([...nameWords, ...otherWords]);
  const newIn = (texts: string[]) =>
    [...new Set(texts.flatMap(wordsOf))].filter((word) => !known.has(word) && !isStopWord(word));
  const absent = absentWords(product.foodFacts);
  const described = newIn(descriptions).slice(0, maxWords);
  const contained = newIn(ingredients).filter((word) => !absent.has(word));
  const descriptionWords = [...new Set([...described, ...contained.slice(0, maxWords)])];
  const heads = [headOf(product.nameEn), headOf(product.nameAr)];
  const headWords = heads.flatMap(([head]) => head ?? []);
  const besideWords = heads.flatMap(([, beside]) => beside ?? []);
  return { nameWords, otherWords, descriptionWords, headWords, besideWords, wordsVersion };
}

/** Adds the terms of products that are about to be saved to the index. */
export const indexProductTerms = (db: Queries, products: Described[]): Promise<void> =>
  indexTerms(
    db,
    products.map(textsOf).flatMap((texts) => Object.values(texts).flat()),
  );
