import { wordsOf } from '../../contracts/fold-text.ts';
import { sizedWords } from './size-terms.ts';

/** Stop words, which don't describe a product. */
const stopWords = new Set(
  (
    'al el il the of with and in for a an to from or on is it at by as are that this ' +
    'و مع في من على علي عن او الى الي ب ثم لا ما هو هي كل حتى حتي'
  ).split(' '),
);

export const isStopWord = (word: string): boolean => stopWords.has(word);

const maxWords = 8;
const longestWord = 40;

const bounded = (words: string[]): string[] =>
  words.slice(0, maxWords).map((word) => [...word].slice(0, longestWord).join(''));

/** The folded words of a query, at most eight. */
export const queryTerms = (query: string): string[] => bounded(wordsOf(query));

/** The same, with each size as one word: a measure alone sounds like other words, and a number is the prefix of others. */
export const queryWords = (query: string): string[] => bounded(sizedWords(query));

/** Removes duplicates and stop words, unless there are only stop words. */
export function withoutStopWords(words: string[]): string[] {
  const meaningful = words.filter((word) => !stopWords.has(word));
  return [...new Set(meaningful.length > 0 ? meaningful : words)];
}
