import type { Bilingual, Language } from './language.ts';
import { findPlace, jordanPlaces } from './places.ts';
import { findNamed, findRanked, rankNames } from './rank-names.ts';

/** Jordan's twelve governorates by their English names, the most populous first, so that most people find theirs at the top. */
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

/** Spellings with other vowels than the shop's own. */
const otherSpellings: Record<string, string[]> = {
  Karak: ['Kerak'],
  Jerash: ['Jarash'],
  Tafila: ['Tafileh'],
};

/** The governorate or town of Jordan that the whole text names, in any spelling; null for none. */
export const findTown = (text: string): Bilingual | null =>
  findNamed(jordanPlaces, text, ({ en, ar }) => [en, ar, ...(otherSpellings[en] ?? [])])[0] ?? null;

export const nameOfGovernorate = (name: Governorate, language: Language): string =>
  findPlace(name)?.[language] ?? name;

/**
 * The governorates that a text may name, in either script and any spelling, best match first, in the reader's language
 * (`زرقاء` and `al-zarqa` find الزرقاء, `امان` finds عمّان). All for an empty text.
 */
export function findGovernorates(text: string, language: Language): string[] {
  const rank = rankNames(text);
  return findRanked(named, text, ({ en, ar }) => rank([en, ar])).map((governorate) => governorate[language]);
}
