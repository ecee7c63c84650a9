import { wordsOf } from './fold-text.ts';
import { type Governorate, nameOfGovernorate } from './governorates.ts';
import { type Bilingual, languages } from './language.ts';
import { phoneticKey } from './phonetic-key.ts';
import { bareWords, findNamed, findRanked, noMatch, rankNames, soundOfWords } from './rank-names.ts';

/** The names by which an area is found. */
export type NamedArea = { name: Bilingual; other_names: string; governorate: Governorate };

/**
 * The areas that a text may name, in either script or in Arabizi, best match first: `عبدون`, `Abdoun`, `3abdoun`. A
 * governorate's name finds all its areas; an empty text finds all areas in their order.
 */
export function findAreas<Area extends NamedArea>(areas: readonly Area[], text: string): Area[] {
  const rank = rankNames(text);
  const typed = bareWords(wordsOf(text));
  return findRanked(areas, text, (area) => {
    const own = rank(namesOf(area));
    return own < noMatch ? own : rankOfGovernorate(area, typed);
  });
}

/**
 * The one area that the text names, literally or by another spelling (`3abdon`); undefined for none and for several. A
 * mere prefix or equal consonants may be another place: suggest such a match, never select it.
 */
export function matchArea<Area extends NamedArea>(areas: readonly Area[], text: string): Area | undefined {
  const found = findNamed(areas, text, namesOf);
  return found.length === 1 ? found[0] : undefined;
}

/**
 * The areas whose whole name is part of the text, literally or else by sound: عبدون in `عبدون الشمالي`. It may be
 * another place: suggest such a match, never select it.
 */
export function findAreasWithin<Area extends NamedArea>(areas: readonly Area[], text: string): Area[] {
  const typed = bareWords(wordsOf(text));
  const have = (wordOf: (word: string) => string) => {
    const whole = ` ${typed.map(wordOf).join(' ')} `;
    return areas.filter((area) =>
      namesOf(area).some((name) => {
        const part = bareWords(wordsOf(name)).map(wordOf).join(' ');
        return part.length >= minPartLength && whole.includes(` ${part} `);
      }),
    );
  };
  const written = have((word) => word);
  return written.length > 0 ? written : have(phoneticKey);
}

/** The areas to suggest for a text: those that it may name, else those whose names it contains. */
export function suggestAreas<Area extends NamedArea>(areas: readonly Area[], text: string): Area[] {
  const found = findAreas(areas, text);
  return found.length > 0 ? found : findAreasWithin(areas, text);
}

/** The shortest name, in letters or consonants, to look for within a text; shorter ones occur in too many texts. */
const minPartLength = 3;

const namesOf = ({ name, other_names }: NamedArea): string[] => [
  name.en,
  name.ar,
  ...other_names.split(/[,،]/),
];

function rankOfGovernorate({ governorate }: NamedArea, typed: string[]): number {
  const found = soundOfWords(typed);
  const isIt = languages.some((language) => {
    const name = bareWords(wordsOf(nameOfGovernorate(governorate, language)));
    return name.join(' ').startsWith(typed.join(' ')) || (found.length >= 2 && soundOfWords(name) === found);
  });
  return isIt && typed.join('').length >= 2 ? 7 : noMatch;
}
