import { wordsOf } from './fold-text.ts';
import { type Governorate, nameOfGovernorate } from './governorates.ts';
import type { Bilingual } from './language.ts';
import { bareWords, findRanked, namedRank, noMatch, rankNames, soundOfWords } from './rank-names.ts';

/** What an area is found by. */
export type NamedArea = { name: Bilingual; other_names: string; governorate: Governorate };

/**
 * The areas that a text may name, in either script or in Arabizi, the best first: `عبدون`, `Abdoun`, `3abdoun`. A
 * governorate's name finds all its areas. All, in their order, for an empty text.
 */
export function findAreas<Area extends NamedArea>(areas: readonly Area[], text: string): Area[] {
  const rank = rankNames(text);
  const typed = bareWords(wordsOf(text));
  return findRanked(areas, text, (area) => {
    const own = rank(namesOf(area));
    return own < noMatch ? own : rankOfGovernorate(area, typed);
  });
}

/** The area that a text sounds like, or that is also called so; undefined for none. */
export function matchArea<Area extends NamedArea>(areas: readonly Area[], text: string): Area | undefined {
  const rank = rankNames(text);
  return findAreas(areas, text).find((area) => rank(namesOf(area)) <= namedRank);
}

const namesOf = ({ name, other_names }: NamedArea): string[] => [
  name.en,
  name.ar,
  ...other_names.split(/[,،]/),
];

function rankOfGovernorate({ governorate }: NamedArea, typed: string[]): number {
  const found = soundOfWords(typed);
  const isIt = (['en', 'ar'] as const).some((language) => {
    const name = bareWords(wordsOf(nameOfGovernorate(governorate, language)));
    return name.join(' ').startsWith(typed.join(' ')) || (found.length >= 2 && soundOfWords(name) === found);
  });
  return isIt && typed.join('').length >= 2 ? 7 : noMatch;
}
