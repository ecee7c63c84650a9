import type { Bilingual, Language } from './language.ts';
import { findPlace, jordanPlaces } from './places.ts';
import { findNamed, findRanked, rankNames } from './rank-names.ts';

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

/** With another vowel than the shop writes. */
const otherSpellings: Record<string, string[]> = {
  Karak: ['Kerak'],
  Jerash: ['Jarash'],
  Tafila: ['Tafileh'],
};

/** The governorate or town of Jordan that a text names as a whole, however it is spelt; null for none. */
export const findTown = (text: string): Bilingual | null =>
  findNamed(jordanPlaces, text, ({ en, ar }) => [en, ar, ...(otherSpellings[en] ?? [])])[0] ?? null;

/** What a governorate is called in a language. */
export const nameOfGovernorate = (name: Governorate, language: Language): string =>
  findPlace(name)?.[language] ?? name;

/**
 * The governorates that a text may name, in either script and however it is spelt, best first and in the reader's language
 * (`زرقاء` and `al-zarqa` for الزرقاء, `امان` for عمّان). All for an empty text.
 */
export function findGovernorates(text: string, language: Language): string[] {
  const rank = rankNames(text);
  return findRanked(named, text, ({ en, ar }) => rank([en, ar])).map((governorate) => governorate[language]);
}
