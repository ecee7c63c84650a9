import type { Why } from '../../contracts/catalogue.ts';
import { wordsOf } from '../../contracts/fold-text.ts';
import type { Language } from '../../contracts/language.ts';
import { findPlace } from '../../contracts/places.ts';
import type { categories } from '../catalogue/category.table.ts';
import type { products } from '../catalogue/product.table.ts';
import { spelledTerms } from './index-terms.ts';
import { ingredientTexts } from './ingredient-texts.ts';
import { fields, isGuess } from './points.ts';
import { likeTyped, type Need, type Reading } from './read-query.ts';
import { sizesIn } from './size-terms.ts';

type Row = { product: typeof products.$inferSelect; category: typeof categories.$inferSelect };
type List = Need['lists'][number];

/**
 * What led from the query to a product where its name in the reader's language does not show it: the word of the product
 * that was found, and where it stands. Undefined when the name and the size, which every card shows, say enough.
 */
export function explainMatch(readings: Reading[], row: Row, language: Language): Why | undefined {
  const name = language === 'ar' ? row.product.nameAr : row.product.nameEn;
  const seen = [...wordsOf(name), ...sizesIn(name)];
  const matches = readings
    .map((reading) => reading.map((need) => matchOf(need, row)))
    .filter((found): found is List[] => found.every((list) => list !== undefined));
  const sum = (found: List[]) => found.reduce((points, list) => points + list.points, 0);
  const [best] = matches.sort((one, other) => sum(other) - sum(one));
  const hidden = best?.find(({ meant, field }) => {
    if (field === fields.description && isOfSize(meant.term, row)) return false;
    const isAsTyped = ['exact', 'prefix', 'form'].includes(meant.match);
    return !(field >= fields.name && isAsTyped && seen.includes(meant.term));
  });
  return hidden && sayWhy(hidden, row, language);
}

const isOfSize = (term: string, { product: { weight } }: Row): boolean =>
  [...wordsOf(weight), ...sizesIn(weight)].includes(term);

/** The best match of a word in this product; of guesses that are about as good one in the letters that were typed. */
function matchOf({ typed, lists }: Need, row: Row): List | undefined {
  const here = lists.filter((list) => isIn(list, row));
  const [best] = here;
  return best && isGuess(best.meant.match) ? likeTyped(typed, here) : best;
}

function isIn({ termId, field, meant }: List, { product, category }: Row): boolean {
  if (field >= fields.name) return product.nameWords.includes(meant.term);
  if (field === fields.category) return termId === -category.number;
  if (field === fields.origin) return product.otherWords.includes(meant.term);
  return product.descriptionWords.includes(meant.term);
}

function sayWhy({ field, meant }: List, { product, category }: Row, language: Language): Why {
  if (field === fields.category) {
    return { by: 'category', word: language === 'ar' ? category.nameAr : category.nameEn };
  }
  if (field === fields.origin) {
    const origin = product.origin ?? '';
    return { by: 'origin', word: findPlace(origin)?.[language] ?? origin };
  }
  const spelledIn = (texts: string[]) => texts.flatMap(spelledTerms).find(({ term }) => term === meant.term);
  if (field >= fields.name) {
    const spelled = spelledIn([product.nameEn, product.nameAr]);
    return { by: 'name', word: spelled?.spelling ?? meant.spelling };
  }
  const told = spelledIn([product.weight, product.descriptionEn, product.descriptionAr]);
  const contained = told ? undefined : spelledIn(ingredientTexts(product.foodFacts));
  const spelling = (told ?? contained)?.spelling ?? meant.spelling;
  return { by: contained ? 'ingredients' : 'description', word: spelling };
}
