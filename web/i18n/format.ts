import type { Product } from '../../contracts/catalogue.ts';
import { currencySign, type Language } from '../../contracts/language.ts';
import { formatAmount } from '../../contracts/money.ts';
import { formatWeight } from '../../contracts/weight-words.ts';
import { keepNumberWithUnit } from './keep-number-with-unit.ts';

/** `3.50 JD`, for places where only text can stand; no line ends between the amount and its currency. */
export const formatPrice = (price: number, language: Language): string =>
  `${formatAmount(price)}\u00a0${currencySign(language)}`;

/** Where a product is from, in the reader's language; a place that the shop does not know as it was typed, or nothing. */
export const formatOrigin = (
  { origin, origin_place: place }: Pick<Product, 'origin' | 'origin_place'>,
  language: Language,
): string => place?.[language] ?? origin ?? '';

/** A size as shoppers see it: `500 g`. Messages and papers have `formatWeight`, with spaces that can be searched for. */
export const formatSize = (label: string, language: Language): string =>
  keepNumberWithUnit(formatWeight(label, language));
