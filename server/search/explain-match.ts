import type { Why } from '../../contracts/catalogue.ts';
import { wordsOf } from '../../contracts/fold-text.ts';
import type { Language } from '../../contracts/language.ts';
import { findPlace } from '../../contracts/places.ts';
import type { categories } from '../catalogue/category.table.ts';
import type { products } from '../catalogue/product.table.ts';
import { spelledTerms } from './index-terms.ts';
import { ingredientTexts } from './ingredient-texts.ts';
import { fields } from './points.ts';
import type { QueryTerm, Reading } from './read-query.ts';
import { sizesIn } from './size-terms.ts';
import { isArabic } from './term-keys.ts';

type Row = { product: typeof products.$inferSelect; category: typeof categories.$inferSelect };
type List = QueryTerm['lists'][number];
/** A word of the query with its matches in one product, best first. */
type Match = { typed: string; here: List[] };

/**
 * Why a query found a product, when its name in the reader's language doesn't show it: the matching word of the
 * product, and its field. A word in a script that the reader neither reads nor typed is left out: of a description, only
 * that it is the other language's is told. Undefined when name and size, which every card shows, are enough.
 */
export function explainMatch(
  readings: Reading[],
  row: Row,
  { q, language }: { q: string; language: Language },
): Why | undefined {
  const name = language === 'ar' ? row.product.nameAr : row.product.nameEn;
  const seen = [...wordsOf(name), ...sizesIn(name)];
  const isSeen = ({ meant, field }: List) => {
    if (field === fields.description && isOfSize(meant.term, row)) return true;
    return field >= fields.name && seen.includes(meant.term);
  };
  const matches = readings
    .map((reading) =>
      reading.map(({ typed, lists }) => ({ typed, here: lists.filter((list) => isIn(list, row)) })),
    )
    .filter((found) => found.every(({ here }) => here.length > 0));
  const sum = (found: Match[]) => found.reduce((points, { here: [best] }) => points + (best?.points ?? 0), 0);
  const [best] = matches.sort((one, other) => sum(other) - sum(one));
  const hidden = best?.find(({ here }) => !here.some(isSeen));
  const isUnread = (word: string) => (language === 'ar' ? isLatin(word) : isArabic(word) && !isArabic(q));
  // Categories and places have names in both languages.
  const isBilingual = ({ field }: List) => field === fields.category || field === fields.origin;
  if (!hidden) return;
  const told = hidden.here.find((list) => isBilingual(list) || !isUnread(list.meant.term));
  if (told) return sayWhy(told, row, language);
  return hidden.here.every(({ field }) => field === fields.description)
    ? { by: 'translation', word: '' }
    : undefined;
}

const isOfSize = (term: string, { product: { weight } }: Row): boolean =>
  [...wordsOf(weight), ...sizesIn(weight)].includes(term);

const isLatin = (word: string) => /[a-z]/i.test(word);

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
