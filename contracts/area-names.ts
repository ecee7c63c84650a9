import { wordsOf } from './fold-text.ts';
import type { Governorate } from './governorates.ts';
import type { Bilingual, Language } from './language.ts';
import { bareWords } from './rank-names.ts';

type Named = { name: Bilingual; governorate: Governorate };

const both = ['en', 'ar'] as const;

/**
 * What tells an area from others: its name in a language within its governorate, folded as search folds it and without
 * articles. Two areas that share one can't be told apart by who reads that language.
 */
const keyOf = ({ name, governorate }: Named, language: Language): string =>
  `${governorate} ${language} ${foldName(name[language])}`;

export const areaNameKeys = (area: Named): string[] => both.map((language) => keyOf(area, language));

/** The area that is called as the given one is, in either language or in the given one; undefined for none. */
export function findSameArea<Area extends Named>(
  areas: readonly Area[],
  area: Named,
  languages: readonly Language[] = both,
): Area | undefined {
  const keys = languages.map((language) => keyOf(area, language));
  return areas.find((one) => languages.some((language, place) => keyOf(one, language) === keys[place]));
}

/** Of a name without a letter, or of an article alone, as it is written. */
const foldName = (name: string): string => bareWords(wordsOf(name)).join(' ') || name.trim();
