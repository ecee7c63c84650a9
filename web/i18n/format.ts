import type { Product } from '../../contracts/catalogue.ts';
import { currencySign, type Language } from '../../contracts/language.ts';
import { formatAmount } from '../../contracts/money.ts';

/** `3.50 JD`, for places where only text can stand. */
export const formatPrice = (price: number, language: Language): string =>
  `${formatAmount(price)} ${currencySign(language)}`;

/** Where a product is from, in the reader's language; a place that the shop does not know as it was typed, or nothing. */
export const formatOrigin = (
  { origin, origin_place: place }: Pick<Product, 'origin' | 'origin_place'>,
  language: Language,
): string => place?.[language] ?? origin ?? '';
