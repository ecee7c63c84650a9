import { findNearest, maxNearCost } from './find-terms.ts';
import { isGuess } from './points.ts';
import { queryTerms, queryWords, withoutStopWords } from './query-terms.ts';
import { isCertain, likeTyped, type QueryTerm, type Reading, type Understood } from './read-query.ts';
import type { SearchAnswer, SearchResult } from './search-catalogue.ts';
import { isSize, sizesIn } from './size-terms.ts';
import { hasLetterDigits, isArabic } from './term-keys.ts';
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

/** The query as it was taken when a word of it was taken for another or left out; undefined when it was taken as it is. */
export function understand(q: string, { asked, readings, isShorter }: SearchAnswer): string | undefined {
  if (isShorter) return spellReading(asked, readings[0]).join(' ');
  return asked === q ? undefined : asked;
}

/**
 * The query with its misspelt words as the catalogue spells them, and without those that no product has; undefined when it can be
 * taken as it is.
 */
export function spellAsMeant(q: string, { readings, isShorter }: Understood): string | undefined {
  const isKnown = readings.some((reading) => reading.every(isCertain));
  const isCorrected = readings[0]?.some((queryTerm) => correctionOf(queryTerm) !== undefined) ?? false;
  return isShorter || (isCorrected && !isKnown) ? spellReading(q, readings[0]).join(' ') : undefined;
}

/** Words that were not corrected stand as they were typed, not folded. */
function spellReading(q: string, reading: Reading = []): string[] {
  const own = ownSpellings(q);
  return reading.map((queryTerm) => correctionOf(queryTerm) ?? own.get(queryTerm.typed) ?? queryTerm.typed);
}

/** How the catalogue spells a word that it was taken for; a word of the other script is how one sounds, not how it is written. */
function correctionOf({ typed, lists }: QueryTerm): string | undefined {
  const [best] = lists;
  const guess = best && isGuess(best.meant.match) ? likeTyped(typed, lists)?.meant : undefined;
  if (!guess || isArabic(guess.term) !== isArabic(typed) || guess.spelling === typed) return;
  // A word that is about as much like several is taken for all of them: `laban` for لبن and `labneh`.
  // With digits for Arabic letters it is the nearest in either: `6a7een` is طحين before it is `tahini`.
  const isNear = guess.cost <= maxNearCost && !hasLetterDigits(typed);
  const isOne = isNear || lists.every(({ meant }) => meant.cost >= guess.cost);
  return isOne ? guess.spelling : undefined;
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
