import { wordsOf } from './fold-text.ts';
import type { Governorate } from './governorates.ts';
import { type Bilingual, type Language, languages } from './language.ts';
import { bareWords } from './rank-names.ts';

type Named = { name: Bilingual; governorate: Governorate };

/**
 * What tells an area from others: its name in a language within its governorate, folded as search folds it and without
 * articles. Two areas that share one can't be told apart by who reads that language.
 */
const keyOf = ({ name, governorate }: Named, language: Language): string =>
  `${governorate} ${language} ${foldName(name[language])}`;

export const areaNameKeys = (area: Named): string[] => languages.map((language) => keyOf(area, language));

/** The area that is called as the given one is, in either language or in the given one; undefined for none. */
export function findSameArea<Area extends Named>(
  areas: readonly Area[],
  area: Named,
  inLanguages: readonly Language[] = languages,
): Area | undefined {
  const keys = inLanguages.map((language) => keyOf(area, language));
  return areas.find((one) => inLanguages.some((language, place) => keyOf(one, language) === keys[place]));
}

/** A name as search compares it; one without a letter, or of an article alone, as it is written. */
const foldName = (name: string): string => bareWords(wordsOf(name)).join(' ') || name.trim();
