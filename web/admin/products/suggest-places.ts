import type { Language } from '../../../contracts/language.ts';
import { foldPlace, places } from '../../../contracts/places.ts';

/** Places whose name in either language has a word that begins as the text does, in the reader's language. */
export function suggestPlaces(text: string, language: Language): string[] {
  const typed = foldPlace(text);
  const isMeant = (name: string) => ` ${foldPlace(name)}`.includes(` ${typed}`);
  return places.filter(({ en, ar }) => isMeant(en) || isMeant(ar)).map((place) => place[language]);
}
