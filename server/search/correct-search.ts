import { findNearest } from './find-terms.ts';
import { isGuess } from './points.ts';
import { queryTerms, queryWords, withoutStopWords } from './query-terms.ts';
import { isArabic, likeTyped } from './read-query.ts';
import type { SearchAnswer, SearchResult } from './search-catalogue.ts';
import { isSize, sizesIn } from './size-terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a page of results says about the search itself. */
export type Correction = {
  /** The query as it was taken, where that is not what was typed. */
  understood?: string;
  /** The size that was asked for, as it was typed, where no product that was found has it. */
  no_size?: string;
  /** After a search that found nothing: queries that do find something. */
  did_you_mean?: string[];
  /** How many products answer better in the other store and in other categories. */
  elsewhere?: number;
};

const maxIdeas = 3;

/** Says how a query was understood, where there is something better, and after one that found nothing what to ask for. */
export function correctSearch(vocabulary: Vocabulary, q: string, result: SearchResult): Correction {
  const elsewhere = countBetter(result);
  if (result.answer.found.length > 0 || elsewhere > 0) {
    return { ...explainAnswer(q, result.answer), ...(elsewhere > 0 && { elsewhere }) };
  }
  const ideas = findIdeas(vocabulary, q);
  return ideas.length > 0 ? { did_you_mean: ideas } : {};
}

/** How a query that found something was understood, which filters don't change. */
export function explainAnswer(q: string, answer: SearchAnswer): Correction {
  if (answer.found.length === 0) return {};
  const understood = understand(q, answer);
  const noSize = findMissingSize(q, answer);
  return { ...(understood && { understood }), ...(noSize && { no_size: noSize }) };
}

/** How many products of the whole shop are better than the best that was found in a part of it. */
export function countBetter({ answer, everywhere }: SearchResult): number {
  const best = Math.max(0, ...answer.found.map(({ points }) => points));
  return everywhere?.found.filter(({ points }) => points > best).length ?? 0;
}

/** Other queries that find something: each word alone, as the catalogue spells it, and the words that are most like it. */
function findIdeas(vocabulary: Vocabulary, q: string): string[] {
  const words = withoutStopWords(queryWords(q)).filter((word) => !isSize(word));
  const nearest = words.map((word) => findNearest(vocabulary, word));
  const ideas = [...nearest.map(([first = '']) => first), ...nearest.flatMap((some) => some.slice(1))];
  return [...new Set(ideas)].filter((idea) => idea !== '').slice(0, maxIdeas);
}

/**
 * The query as it was taken when a word of it was taken for another or left out; undefined when it was taken as it is. Words
 * that were not corrected stand as they were typed, not folded; a word of the other script is how one sounds, not how it is
 * written.
 */
export function understand(
  q: string,
  { readings: [reading = []], isShorter }: SearchAnswer,
): string | undefined {
  const own = ownSpellings(q);
  const corrections = reading.map(({ typed, lists }) => {
    const [best] = lists;
    const guess = best && isGuess(best.meant.match) ? likeTyped(typed, lists)?.meant : undefined;
    return guess && isArabic(guess.term) === isArabic(typed) && guess.spelling !== typed
      ? guess.spelling
      : undefined;
  });
  const isCorrected = corrections.some((correction) => correction !== undefined);
  if (!isCorrected && !isShorter) return;
  return reading.map(({ typed }, index) => corrections[index] ?? own.get(typed) ?? typed).join(' ');
}

/** The size in the query that nothing of what was found has, as it was typed. */
function findMissingSize(q: string, { readings: [reading = []] }: SearchAnswer): string | undefined {
  const missing = sizesIn(q).find((size) => !reading.some(({ typed }) => typed === size));
  return missing && ownSpellings(q).get(missing);
}

/** How each word and each size of a query is typed, by what it is read as. */
function ownSpellings(q: string): Map<string, string> {
  const words = q.split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const sizes = [...words, ...pairs].flatMap((typed) => {
    const [size, ...others] = queryWords(typed);
    return size && isSize(size) && others.length === 0 ? [[size, typed] as const] : [];
  });
  return new Map([...sizes, ...words.map((word) => [queryTerms(word).join(' '), word] as const)]);
}
