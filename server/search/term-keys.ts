import { phoneticKey } from '../../contracts/phonetic-key.ts';
import { withoutOneLetter } from './edit-cost.ts';
import { bareForms, formsOf, stripClitics } from './word-forms.ts';

/** The shortest word to correct: shorter ones have too many neighbours to tell a typo from another word. */
export const shortestMistyped = 4;

/** Alternative spellings of a typed word: in Latin letters 2 and g can also be ق in Jordan, and a final 2 always is. */
export function spellingVariants(word: string): string[] {
  if (!/^[a-z0-9]+$/.test(word)) return [word];
  const ended = word.replace(/2$/, 'q');
  return [...new Set([ended, ended.replace(/2/g, 'q'), ended.replace(/g/g, 'q')])];
}

export const isArabic = (word: string): boolean => /\p{Script=Arabic}/u.test(word);

/** Digits that replace Arabic letters (Arabizi), and the letters that each may be; 2 often has no letter at all. */
const lettersOfDigits: Record<string, string> = { 3: 'ع', 5: 'خ', 6: 'ط', 7: 'ح', 8: '[غق]', 9: '[صضق]' };

/** A pattern of the letters that an Arabic word must have to match a typed one with digits: `3asal` is عسل and not سايل. */
export const lettersTyped = (word: string): RegExp =>
  new RegExp(
    digitsOf(word)
      .flatMap((digit) => lettersOfDigits[digit] ?? [])
      .join('.*'),
  );

export const hasLetterDigits = (word: string): boolean =>
  digitsOf(word).some((digit) => digit in lettersOfDigits);

/** How often ع, which has no sound of its own here, is typed as a digit. */
export const countAyns = (word: string): number => digitsOf(word).filter((digit) => digit === '3').length;

/** The digits in a word with Latin letters. */
const digitsOf = (word: string): string[] => (/[a-z]/.test(word) ? word.match(/\d/g) : null) ?? [];

const soundsOf = (word: string): string[] =>
  [...new Set(spellingVariants(word).map(phoneticKey))].filter((sound) => sound.length >= 2);

/** The keys of a word and its forms: words that share one are forms of the same word. */
export const formKeysOf = (word: string) => [word, ...formsOf(word)].map((form) => `f:${form}`);
const nearKeys = (word: string) => [word, ...withoutOneLetter(word)].map((rest) => `n:${rest}`);

/** The index keys of a term: its forms, its sound with and without the article, and all its deletions of one letter. */
export const keysOf = (word: string): string[] => {
  const near = [...word].length >= shortestMistyped - 1 ? nearKeys(word) : [];
  const sounds = [...new Set(bareForms(word).map(phoneticKey))].filter((sound) => sound.length >= 2);
  return [...formKeysOf(word), ...near, ...sounds.map((sound) => `s:${sound}`)];
};

/** A typed word with and without its article: either may be misspelt. */
export const variantsOf = (word: string): string[] => [...new Set([word, stripClitics(word)])];

const isLongEnough = (word: string) => [...word].length >= shortestMistyped && !/\d/.test(word);

/** The keys of the words that a typed word may mean, correct or misspelt. */
export const typedKeysOf = (word: string): string[] => [
  ...formKeysOf(word),
  ...variantsOf(word)
    .flatMap(soundsOf)
    .map((sound) => `s:${sound}`),
  ...variantsOf(word).filter(isLongEnough).flatMap(nearKeys),
];
