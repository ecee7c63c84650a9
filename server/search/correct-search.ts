import type { Queries } from '../database/queries.ts';
import { findNearest } from './find-terms.ts';
import { fields, isGuess, pointsOf } from './points.ts';
import { queryTerms, withoutStopWords } from './query-terms.ts';
import { likeTyped } from './read-query.ts';
import { type SearchAnswer, searchCatalogue } from './search-catalogue.ts';

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
export async function correctSearch(
  db: Queries,
  q: string,
  answer: SearchAnswer,
  { store, category }: { store?: 'mouneh' | 'cilka' | undefined; category?: string | undefined },
): Promise<Correction> {
  const better = store || category ? await findBetter(db, q, answer) : null;
  const elsewhere = better?.count ?? 0;
  const understood = answer.found.length > 0 ? understand(answer) : undefined;
  if (answer.found.length > 0 || elsewhere > 0) {
    return { ...(understood && { understood }), ...(elsewhere > 0 && { elsewhere }) };
  }
  const ideas = await findIdeas(db, q);
  return ideas.length > 0 ? { did_you_mean: ideas } : {};
}

/**
 * The answer of the whole shop, and how many products of it are better than the best that was found; null when there are
 * none, and when what was found has a name like the query.
 */
export async function findBetter(
  db: Queries,
  q: string,
  { found, readings }: SearchAnswer,
): Promise<{ everywhere: SearchAnswer; count: number } | null> {
  const best = Math.max(0, ...found.map(({ points }) => points));
  const words = readings[0]?.length ?? 1;
  if (best >= words * pointsOf('edit', fields.name)) return null;
  const everywhere = await searchCatalogue(db, q, {});
  const count = everywhere.found.filter(({ points }) => points > best).length;
  return count > 0 ? { everywhere, count } : null;
}

/** Other queries that find something: each word alone, as the catalogue spells it, and the words that are most like it. */
async function findIdeas(db: Queries, q: string): Promise<string[]> {
  const words = withoutStopWords(queryTerms(q));
  const nearest = await Promise.all(words.map((word) => findNearest(db, word)));
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
