import type { Language } from './language.ts';
import { findPlace, foldPlace } from './places.ts';

/** Jordan's twelve by their English names, by how many people live there, so that most find theirs at the top. */
export const governorates = [
  'Amman',
  'Irbid',
  'Zarqa',
  'Mafraq',
  'Balqa',
  'Karak',
  'Jerash',
  'Madaba',
  'Ajloun',
  'Aqaba',
  "Ma'an",
  'Tafila',
] as const;
export type Governorate = (typeof governorates)[number];

const named = governorates.flatMap((name) => findPlace(name) ?? []);

/** What a governorate is called in a language. */
export const nameOfGovernorate = (name: Governorate, language: Language): string =>
  findPlace(name)?.[language] ?? name;

// Fingers and speech input take ء for ع: امان is Amman as well, where nothing has the letters that were typed.
const foldTyped = (text: string) => foldPlace(text).replace(/[عء]/g, 'ا');

/**
 * The governorates that a text may be the beginning of, in either script, named in the reader's language: first those
 * that begin with it, then those that hold it (`زرقاء` for الزرقاء). All for an empty text.
 */
export function findGovernorates(text: string, language: Language): string[] {
  const exact = findBy(foldPlace, text, language);
  return exact.length > 0 ? exact : findBy(foldTyped, text, language);
}

function findBy(fold: (text: string) => string, text: string, language: Language): string[] {
  const typed = fold(text);
  const holding = named.filter(({ en, ar }) => [en, ar].some((name) => fold(name).includes(typed)));
  const beginsWith = ({ en, ar }: { en: string; ar: string }) =>
    [en, ar].some((name) => fold(name).startsWith(typed));
  return [...holding.filter(beginsWith), ...holding.filter((governorate) => !beginsWith(governorate))].map(
    (governorate) => governorate[language],
  );
}
