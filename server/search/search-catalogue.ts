import type { Queries } from '../database/queries.ts';
import { findHits, findThoroughly, type SearchOptions } from './find-hits.ts';
import { additionOf, type Hit, mostHits } from './list-postings.ts';
import { isGuess } from './points.ts';
import { isTelling, type Need, type Reading, readQuery, type Understood } from './read-query.ts';

export type Found = { addition: number; isOut: boolean; points: number; rank: number };
export type SearchAnswer = {
  /** Best first: those in stock, then by points; of equals short names, then the newest. */
  found: Found[];
  /** Whether there may be more: a search answers with the best five hundred. */
  isCut: boolean;
  readings: Reading[];
  /** Whether words that no product has were left out. */
  isShorter: boolean;
};

/** The products that answer to a query, in both languages at once, however it is spelt. */
export async function searchCatalogue(
  db: Queries,
  query: string,
  options: SearchOptions,
): Promise<SearchAnswer> {
  const understood = await readQuery(db, query);
  const answer = await findBest(db, understood, options);
  const rest = answer.found.length === 0 ? withoutGuesses(understood.readings) : null;
  return rest ? findBest(db, { readings: [rest], isShorter: true }, options) : answer;
}

/** When nothing has all the words, those that the catalogue does not know are left out after all. */
function withoutGuesses([reading = []]: Reading[]): Reading | null {
  const rest = reading.filter(({ lists }) => lists.some(({ meant }) => !isGuess(meant.match)));
  return rest.length < reading.length && isTelling(rest) ? rest : null;
}

async function findBest(
  db: Queries,
  { readings, isShorter }: Understood,
  options: SearchOptions,
): Promise<SearchAnswer> {
  const [asTyped, ...others] = readings;
  const first = asTyped ? [await findHits(db, asTyped, options)] : [];
  // What is said otherwise ranks lower: when there are enough that have the words themselves, it is not looked for.
  const isEnough = first.some(({ hits }) => hits.length >= mostHits) && asTyped?.every(isCertain);
  const asOther = isEnough ? [] : others.map((reading) => findHits(db, reading, options));
  const answers = [...first, ...(await Promise.all(asOther))];
  let found = rank(answers.flatMap(({ hits }) => hits));
  let isCut = answers.some((answer) => answer.isCut);
  if (found.length < fewHits && isCut) {
    const more = await Promise.all(readings.map((reading) => findThoroughly(db, reading, options)));
    found = rank([...answers, ...more].flatMap(({ hits }) => hits));
    isCut = more.some((answer) => answer.isCut);
  }
  return { found: found.slice(0, mostHits), isCut: isCut || found.length >= mostHits, readings, isShorter };
}

/** Fewer are looked for again, thoroughly. */
const fewHits = 24;

const isCertain = ({ lists }: Need) => lists.some(({ meant }) => !isGuess(meant.match));

/** Every product once, as well as it answers in any reading, best first. */
function rank(hits: Hit[]): Found[] {
  const best = new Map<number, Hit>();
  for (const hit of hits) {
    if (hit.points > (best.get(hit.rank)?.points ?? 0)) best.set(hit.rank, hit);
  }
  return [...best.values()]
    .map((hit) => ({
      addition: additionOf(hit),
      isOut: (hit.partition & 4) > 0,
      points: hit.points,
      rank: hit.rank,
    }))
    .sort(byRank);
}

export const byRank = (one: Omit<Found, 'addition'>, other: Omit<Found, 'addition'>): number =>
  Number(one.isOut) - Number(other.isOut) || other.points - one.points || one.rank - other.rank;
