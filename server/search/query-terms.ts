import { wordsOf } from '../../contracts/fold-text.ts';
import { type Measure, parseWeight } from '../../contracts/weight.ts';

/** Stop words: they say nothing about a product. */
const stopWords = new Set(
  (
    'al el il the of with and in for a an to from or on is it at by as are that this ' +
    'و مع في من على علي عن او الى الي ب ثم لا ما هو هي كل حتى حتي'
  ).split(' '),
);

export const isStopWord = (word: string): boolean => stopWords.has(word);

const maxWords = 8;
const longestWord = 40;

/** The folded words of a query, at most eight. */
export const queryTerms = (query: string): string[] =>
  wordsOf(query)
    .slice(0, maxWords)
    .map((word) => [...word].slice(0, longestWord).join(''));

/** Parts of a kilogram or litre by name, in thousandths. */
const parts = new Map([
  ['نصف', 500],
  ['نص', 500],
  ['half', 500],
  ['ربع', 250],
  ['quarter', 250],
]);
const thousandths: Partial<Record<Measure, Measure>> = { kg: 'g', l: 'ml' };

/** A measured size as the index has it: `2كيلو` is `2kg`, `نصف كيلو` is `500g`; null for any other words. */
export function sizeTerm(words: string): string | null {
  const [first = '', unit = ''] = words.split(' ');
  const part = parts.get(first);
  const weight = parseWeight(part ? `1${unit}` : words.replaceAll(' ', ''));
  if (!weight || !('measure' in weight)) return null;
  if (!part) return `${weight.amount}${weight.measure}`;
  const below = thousandths[weight.measure];
  return below ? `${part}${below}` : null;
}

/**
 * Words of a query that are a size as one word, as the index has it, where some product has that size: by itself a measure
 * sounds like other words, and a number begins others.
 */
export function joinSizes(words: string[], isKnown: (size: string) => boolean): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const [one = '', next] = words.slice(index, index + 2);
    const pair = next === undefined ? null : sizeTerm(`${one} ${next}`);
    const alone = sizeTerm(one);
    if (pair && isKnown(pair)) {
      joined.push(pair);
      index += 1;
    } else joined.push(alone && isKnown(alone) ? alone : one);
  }
  return joined;
}

/** Without the words that say nothing, unless there are no others, and each once. */
export function withoutStopWords(words: string[]): string[] {
  const meaningful = words.filter((word) => !stopWords.has(word));
  return [...new Set(meaningful.length > 0 ? meaningful : words)];
}
