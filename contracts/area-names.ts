import { wordsOf } from './fold-text.ts';
import type { Governorate } from './governorates.ts';
import { type Bilingual, type Language, languages } from './language.ts';
import { bareWords } from './rank-names.ts';

type Named = { name: Bilingual; governorate: Governorate };

/**
 * The key by which areas are distinguished: governorate, language, and the name folded as for search, without articles.
 * Readers of that language can't tell two areas with the same key apart.
 */
const keyOf = ({ name, governorate }: Named, language: Language): string =>
  `${governorate} ${language} ${foldName(name[language])}`;

export const areaNameKeys = (area: Named): string[] => languages.map((language) => keyOf(area, language));

/** The area with the same name as the given one in any of `inLanguages`; undefined for none. */
export function findSameArea<Area extends Named>(
  areas: readonly Area[],
  area: Named,
  inLanguages: readonly Language[] = languages,
): Area | undefined {
  const keys = inLanguages.map((language) => keyOf(area, language));
  return areas.find((one) => inLanguages.some((language, place) => keyOf(one, language) === keys[place]));
}

/** A name folded as for search; unfolded when it has no letter or is only an article. */
const foldName = (name: string): string => bareWords(wordsOf(name)).join(' ') || name.trim();
