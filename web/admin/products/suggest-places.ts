import type { Language } from '../../../contracts/language.ts';
import { places } from '../../../contracts/places.ts';
import { findRanked, rankNames } from '../../../contracts/rank-names.ts';

/** The places that a text may name in either language, best first and in the reader's language. */
export function suggestPlaces(text: string, language: Language): string[] {
  const rank = rankNames(text);
  return findRanked(places, text, ({ en, ar }) => rank([en, ar])).map((place) => place[language]);
}
