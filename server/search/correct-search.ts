import { findNearest } from './find-terms.ts';
import { isGuess } from './points.ts';
import { queryTerms, withoutStopWords } from './query-terms.ts';
import { likeTyped } from './read-query.ts';
import type { SearchAnswer, SearchResult } from './search-catalogue.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a page of results says about the search itself. */
export type Correction = {
  /** The query as it was taken, where that is not what was typed. */
  understood?: string;
  /** After a search that found nothing: queries that do find something. */
  did_you_mean?: string[];
  /** How many products answer better in the other store and in other categories. */
  elsewhere?: number;
};

const mostIdeas = 3;

/** Says how a query was understood, where there is something better, and after one that found nothing what to ask for. */
export function correctSearch(vocabulary: Vocabulary, q: string, result: SearchResult): Correction {
  const { answer } = result;
  const elsewhere = countBetter(result);
  const understood = answer.found.length > 0 ? understand(answer) : undefined;
  if (answer.found.length > 0 || elsewhere > 0) {
    return { ...(understood && { understood }), ...(elsewhere > 0 && { elsewhere }) };
  }
  const ideas = findIdeas(vocabulary, q);
  return ideas.length > 0 ? { did_you_mean: ideas } : {};
}

/** How many products of the whole shop are better than the best that was found in a part of it. */
export function countBetter({ answer, everywhere }: SearchResult): number {
  const best = Math.max(0, ...answer.found.map(({ points }) => points));
  return everywhere?.found.filter(({ points }) => points > best).length ?? 0;
}

/** Other queries that find something: each word alone, as the catalogue spells it, and the words that are most like it. */
function findIdeas(vocabulary: Vocabulary, q: string): string[] {
  const words = withoutStopWords(queryTerms(q));
  const nearest = words.map((word) => findNearest(vocabulary, word));
  const ideas = [...nearest.map(([first = '']) => first), ...nearest.flatMap((some) => some.slice(1))];
  return [...new Set(ideas)].filter((idea) => idea !== '').slice(0, mostIdeas);
}

/** The query as it was taken when a word of it was taken for another or left out; undefined when it was taken as it is. */
export function understand({ readings: [reading = []], isShorter }: SearchAnswer): string | undefined {
  const words = reading.map(({ typed, lists }) => {
    const [best] = lists;
    const guess = best && isGuess(best.meant.match) ? likeTyped(typed, lists) : undefined;
    return guess?.meant.spelling ?? typed;
  });
  const isCorrected = reading.some(({ typed }, index) => words[index] !== typed);
  return isCorrected || isShorter ? words.join(' ') : undefined;
}
