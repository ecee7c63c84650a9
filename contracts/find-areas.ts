import { wordsOf } from './fold-text.ts';
import { type Governorate, nameOfGovernorate } from './governorates.ts';
import type { Bilingual } from './language.ts';
import { soundOf } from './sound-of.ts';

/** What an area is found by. */
export type NamedArea = { name: Bilingual; other_names: string; governorate: Governorate };

/**
 * The areas that a text may name, in either script or in Arabizi, the best first: `عبدون`, `Abdoun`, `3abdoun`. A
 * governorate's name finds all its areas. All, in their order, for an empty text.
 */
export function findAreas<Area extends NamedArea>(areas: readonly Area[], text: string): Area[] {
  const typed = bareWords(text);
  if (typed.length === 0) return [...areas];
  return areas
    .map((area) => ({ area, rank: rankOf(area, typed) }))
    .filter(({ rank }) => rank < worst)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ area }) => area);
}

/** The area that a text sounds like, or that is also called so; undefined for none. */
export const hearArea = <Area extends NamedArea>(areas: readonly Area[], text: string): Area | undefined =>
  findAreas(areas, text).find((area) => rankOfNames(area, bareWords(text)) <= 3);

const worst = 9;

const rankOf = (area: NamedArea, typed: string[]): number =>
  Math.min(rankOfNames(area, typed), rankOfGovernorate(area, typed));

function rankOfNames(area: NamedArea, typed: string[]): number {
  const names = [area.name.en, area.name.ar, ...area.other_names.split(/[,،]/)].map(bareWords);
  return Math.min(...names.map((name) => rankOfName(name, typed)));
}

/** By letters before sound, the whole before a beginning, the beginning before a word further on. */
function rankOfName(name: string[], typed: string[]): number {
  const [letters, wanted] = [name.join(' '), typed.join(' ')];
  if (letters === wanted) return 0;
  if (letters.startsWith(wanted)) return 1;
  if (` ${letters}`.includes(` ${wanted}`)) return 2;
  const [sound, heard] = [soundOfWords(name), soundOfWords(typed)];
  // One consonant alone is heard in too many names.
  if (heard.length >= 2 && sound === heard) return 3;
  if (wanted.length >= 3 && letters.replaceAll(' ', '').includes(wanted.replaceAll(' ', ''))) return 4;
  if (heard.length >= 2 && sound.startsWith(heard)) return 5;
  if (heard.length >= 3 && sound.includes(heard)) return 6;
  return worst;
}

function rankOfGovernorate({ governorate }: NamedArea, typed: string[]): number {
  const found = soundOfWords(typed);
  const isIt = (['en', 'ar'] as const).some((language) => {
    const name = bareWords(nameOfGovernorate(governorate, language));
    return name.join(' ').startsWith(typed.join(' ')) || (found.length >= 2 && soundOfWords(name) === found);
  });
  return isIt && typed.join('').length >= 2 ? 7 : worst;
}

const soundOfWords = (words: string[]): string => words.map(soundOf).join('');

/** Folded words without the article, which people write or leave out: الصويفية, Al-Sweifieh, Sweifieh. */
const bareWords = (text: string): string[] =>
  wordsOf(text)
    .filter((word, _, all) => all.length === 1 || !/^(al|el|il)$/.test(word))
    .map((word) => word.replace(/^ال(?=..)/, ''));
