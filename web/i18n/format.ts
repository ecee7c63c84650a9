import type { Product } from '../../contracts/catalogue.ts';
import { currencySign, type Language } from '../../contracts/language.ts';
import { formatAmount } from '../../contracts/money.ts';
import { formatWeight } from '../../contracts/weight-words.ts';

/** `3.50 JD`, for places where only text can stand; no line ends between the amount and its currency. */
export const formatPrice = (price: number, language: Language): string =>
  `${formatAmount(price)}\u00a0${currencySign(language)}`;

/** Where a product is from, in the reader's language; a place that the shop does not know as it was typed, or nothing. */
export const formatOrigin = (
  { origin, origin_place: place }: Pick<Product, 'origin' | 'origin_place'>,
  language: Language,
): string => place?.[language] ?? origin ?? '';

/** Keeps each number on one line with what it counts: `2` and `L` are read apart from each other. */
export const keepWithNumbers = (text: string): string => text.replace(/(\p{Nd}) (?=\p{L})/gu, '$1\u00a0');

/** A size as shoppers see it: `500 g`. Messages and papers have `formatWeight`, with spaces that can be searched for. */
export const formatSize = (label: string, language: Language): string =>
  keepWithNumbers(formatWeight(label, language));
