import { currencySign, type Language } from '../../contracts/language.ts';
import { formatAmount } from '../../contracts/money.ts';
import { findPlace } from '../../contracts/places.ts';

/** `3.50 JD`, for places where only text can stand. */
export const formatPrice = (price: number, language: Language): string =>
  `${formatAmount(price)} ${currencySign(language)}`;

/** A place in the reader's language; an unknown one stays as it was typed. */
export const formatPlace = (origin: string, language: Language): string =>
  findPlace(origin)?.[language] ?? origin;
