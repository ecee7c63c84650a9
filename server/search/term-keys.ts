import { soundOf } from '../../contracts/sound-of.ts';
import { withoutOneLetter } from './edit-cost.ts';
import { formsOf, stripClitics } from './word-forms.ts';

/** Shorter words have too many neighbours for a slip to be told from another word. */
export const shortestMistyped = 4;

/** How a typed word may be spelt otherwise: in Latin letters 2 and g stand for ق as well in Jordan, a 2 at the end always. */
export function spellingVariants(word: string): string[] {
  if (!/^[a-z0-9]+$/.test(word)) return [word];
  const ended = word.replace(/2$/, 'q');
  return [...new Set([ended, ended.replace(/2/g, 'q'), ended.replace(/g/g, 'q')])];
}

const soundsOf = (word: string): string[] =>
  [...new Set(spellingVariants(word).map(soundOf))].filter((sound) => sound.length >= 2);

/** A word with its forms: two words that share one of these belong together. */
export const formKeysOf = (word: string) => [word, ...formsOf(word)].map((form) => `f:${form}`);
const nearKeys = (word: string) => [word, ...withoutOneLetter(word)].map((rest) => `n:${rest}`);

/** By what a term is found: its forms, its sound, and what is left of it without one letter. */
export const keysOf = (word: string): string[] => {
  const near = [...word].length >= shortestMistyped - 1 ? nearKeys(word) : [];
  const sound = soundOf(word);
  return [...formKeysOf(word), ...near, ...(sound.length >= 2 ? [`s:${sound}`] : [])];
};

/** A typed word with and without its article: either may be misspelt. */
export const variantsOf = (word: string): string[] => [...new Set([word, stripClitics(word)])];

const isLongEnough = (word: string) => [...word].length >= shortestMistyped && !/\d/.test(word);

/** The keys of the words that a typed word may be, as it is or mistyped. */
export const typedKeysOf = (word: string): string[] => [
  ...formKeysOf(word),
  ...variantsOf(word)
    .flatMap(soundsOf)
    .map((sound) => `s:${sound}`),
  ...variantsOf(word).filter(isLongEnough).flatMap(nearKeys),
];
