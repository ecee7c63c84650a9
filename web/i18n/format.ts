import { currencySign, type Language } from '../../contracts/language.ts';
import { formatAmount } from '../../contracts/money.ts';
import { findPlace } from '../../contracts/places.ts';
import { parseWeight } from '../../contracts/weight.ts';
import type { Words } from './en.ts';

/** `3.50 JD`, for places where only text can stand. */
export const formatPrice = (price: number, language: Language): string =>
  `${formatAmount(price)} ${currencySign(language)}`;

/** A seller's weight text in the reader's language; what is not understood stays as it was typed. */
export function formatWeight(text: string, { catalogue }: Pick<Words, 'catalogue'>): string {
  const weight = parseWeight(text);
  if (!weight) return text;
  if ('measure' in weight) return catalogue.measures[weight.measure](String(weight.amount));
  const words = catalogue.counted[weight.counted.toLowerCase()];
  return words ? words(weight.amount) : `${weight.amount} ${weight.counted}`;
}

/** A place in the reader's language; an unknown one stays as it was typed. */
export const formatPlace = (origin: string, language: Language): string =>
  findPlace(origin)?.[language] ?? origin;
