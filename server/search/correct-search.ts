import { findNearest, maxNearCost } from './find-terms.ts';
import { isGuess } from './points.ts';
import { queryTerms, queryWords, withoutStopWords } from './query-terms.ts';
import { isCertain, likeTyped, type QueryTerm, type Reading, type Understood } from './read-query.ts';
import type { SearchAnswer, SearchResult } from './search-catalogue.ts';
import { isSize, sizesIn } from './size-terms.ts';
import { hasLetterDigits, isArabic } from './term-keys.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Notes of a results page about the search itself. */
export type Correction = {
  /** The query as interpreted, if that differs from what was typed. */
  understood?: string;
  /** The requested size, as typed, where none of the found products has it. */
  no_size?: string;
  /** After a search without results: queries that have some. */
  did_you_mean?: string[];
  /** How many products match better in the other store and in other categories. */
  elsewhere?: number;
};

const maxIdeas = 3;

/**
 * Explains how a query was interpreted, whether there are better matches elsewhere, and what to try after a search
 * without results.
 */
export function correctSearch(vocabulary: Vocabulary, q: string, result: SearchResult): Correction {
  const elsewhere = countBetter(result);
  if (result.answer.found.length > 0 || elsewhere > 0) {
    return { ...explainAnswer(q, result.answer), ...(elsewhere > 0 && { elsewhere }) };
  }
  const ideas = findIdeas(vocabulary, q);
  return ideas.length > 0 ? { did_you_mean: ideas } : {};
}

/** How a query with results was interpreted; independent of filters. */
export function explainAnswer(q: string, answer: SearchAnswer): Correction {
  if (answer.found.length === 0) return {};
  const understood = understand(q, answer);
  const noSize = findMissingSize(q, answer);
  return { ...(understood && { understood }), ...(noSize && { no_size: noSize }) };
}

/** How many products of the whole shop match better than the best one found in a part of it. */
export function countBetter({ answer, everywhere }: SearchResult): number {
  const best = Math.max(0, ...answer.found.map(({ points }) => points));
  return everywhere?.found.filter(({ points }) => points > best).length ?? 0;
}

/** Other queries with results: each word alone in the catalogue's spelling, and the most similar words. */
function findIdeas(vocabulary: Vocabulary, q: string): string[] {
  const words = withoutStopWords(queryWords(q)).filter((word) => !isSize(word));
  const nearest = words.map((word) => findNearest(vocabulary, word));
  const ideas = [...nearest.map(([first = '']) => first), ...nearest.flatMap((some) => some.slice(1))];
  return [...new Set(ideas)].filter((idea) => idea !== '').slice(0, maxIdeas);
}

/** The query as interpreted, when a word was corrected or left out; undefined when it was taken literally. */
export function understand(q: string, { asked, readings, isShorter }: SearchAnswer): string | undefined {
  if (isShorter) return spellReading(asked, readings[0]).join(' ');
  return asked === q ? undefined : asked;
}

/**
 * The query with misspelt words in the catalogue's spelling, and without words that no product has; undefined when it
 * is taken literally.
 */
export function spellAsMeant(q: string, { readings, isShorter }: Understood): string | undefined {
  const isKnown = readings.some((reading) => reading.every(isCertain));
  const isCorrected = readings[0]?.some((queryTerm) => correctionOf(queryTerm) !== undefined) ?? false;
  return isShorter || (isCorrected && !isKnown) ? spellReading(q, readings[0]).join(' ') : undefined;
}

/** Uncorrected words are as typed, not folded. */
function spellReading(q: string, reading: Reading = []): string[] {
  const own = ownSpellings(q);
  return reading.map((queryTerm) => correctionOf(queryTerm) ?? own.get(queryTerm.typed) ?? queryTerm.typed);
}

/** The catalogue's spelling of a corrected word. A word in the other script is a transliteration, not a correction. */
function correctionOf({ typed, lists }: QueryTerm): string | undefined {
  const [best] = lists;
  const guess = best && isGuess(best.meant.match) ? likeTyped(typed, lists)?.meant : undefined;
  if (!guess || isArabic(guess.term) !== isArabic(typed) || guess.spelling === typed) return;
  // A word about equally similar to several matches all of them: `laban` is لبن and `labneh`. With digits for Arabic
  // letters the nearest in either script counts: `6a7een` is طحين before `tahini`.
  const isNear = guess.cost <= maxNearCost && !hasLetterDigits(typed);
  const isOne = isNear || lists.every(({ meant }) => meant.cost >= guess.cost);
  return isOne ? guess.spelling : undefined;
}

/** The size in the query, as typed, that none of the found products has. */
function findMissingSize(q: string, { readings: [reading = []] }: SearchAnswer): string | undefined {
  const missing = sizesIn(q).find((size) => !reading.some(({ typed }) => typed === size));
  return missing && ownSpellings(q).get(missing);
}

/** The typed spelling of each word and size of a query, by its reading. */
function ownSpellings(q: string): Map<string, string> {
  const words = q.split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  const pairs = words.slice(1).map((word, index) => `${words[index]} ${word}`);
  const sizes = [...words, ...pairs].flatMap((typed) => {
    const [size, ...others] = queryWords(typed);
    return size && isSize(size) && others.length === 0 ? [[size, typed] as const] : [];
  });
  return new Map([...sizes, ...words.map((word) => [queryTerms(word).join(' '), word] as const)]);
}
