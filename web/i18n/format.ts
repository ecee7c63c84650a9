import type { Product } from '../../contracts/catalogue.ts';
import { currencySign, type Language } from '../../contracts/language.ts';
import { formatAmount } from '../../contracts/money.ts';
import { formatWeight } from '../../contracts/weight-words.ts';
import { keepNumberWithUnit } from './keep-number-with-unit.ts';

/** `3.50 JD`, for plain-text contexts; no line break between the amount and its currency. */
export const formatPrice = (price: number, language: Language): string =>
  `${formatAmount(price)}\u00a0${currencySign(language)}`;

/** The origin of a product in the reader's language; an unknown place as typed, or nothing. */
export const formatOrigin = (
  { origin, origin_place: place }: Pick<Product, 'origin' | 'origin_place'>,
  language: Language,
): string => place?.[language] ?? origin ?? '';

/** A size as shoppers see it: `500 g`. Messages and documents use `formatWeight`, with ordinary, searchable spaces. */
export const formatSize = (label: string, language: Language): string =>
  keepNumberWithUnit(formatWeight(label, language));
