import type { Queries } from '../database/queries.ts';
import {
  additionOf,
  type Hit,
  type List,
  longList,
  lookUp,
  mostHits,
  readBest,
  readMeet,
  readUnion,
} from './list-postings.ts';
import { fields, isGuess } from './points.ts';
import { isTelling, type Need, type Reading, readQuery, type Understood } from './read-query.ts';

export type SearchOptions = {
  /** Of one store alone. */
  store?: 'mouneh' | 'cilka' | undefined;
  /** Hidden products too. */
  hidden?: boolean;
  /** The number of the category that products have to be in. */
  category?: number | undefined;
};
export type Found = { addition: number; isOut: boolean; points: number; place: number };
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
  const answers = await Promise.all(readings.map((reading) => findHits(db, reading, options)));
  const best = new Map<number, Hit>();
  for (const hit of answers.flatMap(({ hits }) => hits)) {
    if (hit.points > (best.get(hit.place)?.points ?? 0)) best.set(hit.place, hit);
  }
  const found = [...best.values()]
    .map((hit) => ({
      addition: additionOf(hit),
      isOut: (hit.shelf & 4) > 0,
      points: hit.points,
      place: hit.place,
    }))
    .sort(byRank);
  const isCut = found.length >= mostHits || answers.some((answer) => answer.isCut);
  return { found: found.slice(0, mostHits), isCut, readings, isShorter };
}

export const byRank = (one: Omit<Found, 'addition'>, other: Omit<Found, 'addition'>): number =>
  Number(one.isOut) - Number(other.isOut) || other.points - one.points || one.place - other.place;

/** The shelves that are looked at: see `note_words` in the migrations. */
function shelvesOf({ store, hidden }: SearchOptions): number[] {
  const stores = store ? [store === 'cilka' ? 1 : 0] : [0, 1];
  return [0, 4, ...(hidden ? [2, 6] : [])].flatMap((state) => stores.map((one) => one + state));
}

async function findHits(
  db: Queries,
  reading: Reading,
  options: SearchOptions,
): Promise<{ hits: Hit[]; isCut: boolean }> {
  const shelves = shelvesOf(options);
  const filter: List[][] =
    options.category === undefined
      ? []
      : [[{ wordId: -options.category, field: fields.category, points: 0 }]];
  const [only] = reading;
  if (reading.length === 1 && only && filter.length === 0) {
    const best = upTo(longList, only.lists);
    const hits = await readUnion(db, best, shelves);
    const isEnough = hits.length >= mostHits || best.length === only.lists.length;
    return { hits: isEnough ? hits : await readUnion(db, only.lists, shelves), isCut: false };
  }
  const groups = reading
    .map(({ lists }) => ({ lists, reach: lists.reduce((sum, { count }) => sum + count, 0) }))
    .sort((one, other) => one.reach - other.reach);
  const all: List[][] = [...groups.map(({ lists }) => lists), ...filter];
  const rarest = groups[0]?.reach ?? 0;
  if (rarest <= shortReach) return { hits: await lookUp(db, all, shelves), isCut: false };

  const best = await readBest(db, all, shelves);
  if (best.length >= mostHits) return { hits: best, isCut: true };
  const shorter = [...groups.map(({ lists }) => upTo(longReach, lists)), ...filter];
  const hits = await readMeet(db, shorter, shelves);
  if (hits.length >= fewHits || rarest > longReach) return { hits, isCut: true };
  return { hits: await lookUp(db, all, shelves), isCut: false };
}

/** A word with so few products is looked up in the lists of the others; the lists of a word with more are read. */
const shortReach = 500;
/** So many products of a word are read: of a word that more have by name, who needs those that only tell of it? */
const longReach = 6000;
/** Fewer are looked for again, thoroughly. */
const fewHits = 24;

/** The best lists that have so many products together. */
function upTo(enough: number, lists: Need['lists']): Need['lists'] {
  let sum = 0;
  return lists.filter(({ count }) => {
    const isNeeded = sum < enough;
    sum += count;
    return isNeeded;
  });
}
