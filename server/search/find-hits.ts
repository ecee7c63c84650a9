import type { Queries } from '../database/queries.ts';
import {
  type Hit,
  type List,
  longList,
  lookUp,
  mostHits,
  mostRead,
  readMeet,
  readTogether,
  readUnion,
} from './list-postings.ts';
import { fields } from './points.ts';
import type { Need, Reading } from './read-query.ts';

export type SearchOptions = {
  /** Of one store alone. */
  store?: 'mouneh' | 'cilka' | undefined;
  /** Hidden products too. */
  hidden?: boolean;
  /** The number of the category that products have to be in. */
  category?: number | undefined;
};
/** What was found, and whether there may be more. */
type Hits = { hits: Hit[]; isCut: boolean };

/** So many products of a term are read: of one that more have by name, those that only tell of it are not needed. */
const longReach = 2000;
/** A search for one product in one list costs about 2 µs: what is looked up at once, and what when little was found. */
const lookUps = { few: 2000, most: 6000 };

/** The best products that have every word of a reading; of words that very many have, those alone that stand first. */
export async function findHits(db: Queries, reading: Reading, options: SearchOptions): Promise<Hits> {
  const partitions = partitionsOf(options);
  const [only] = reading;
  if (only && reading.length === 1 && options.category === undefined) {
    const best = upTo(longList, only.lists);
    const hits = await readUnion(db, best, partitions);
    const isEnough = hits.length >= mostHits || best.length === only.lists.length;
    return { hits: isEnough ? hits : await readUnion(db, only.lists, partitions), isCut: false };
  }
  const needs = rarestFirst(reading);
  if (countLookUps(needs) <= lookUps.few) return lookUpAll(db, needs, options);
  const filter = filterOf(options);
  const best = await readTogether(
    db,
    combinationsOf([...needs.map(({ lists }) => lists), ...filter], 1),
    partitions,
  );
  if (best.length >= mostHits) return { hits: best, isCut: true };
  const shorter = needs.map(({ lists }) => upTo(longReach, lists));
  const hits = await readMeet(db, [...shorter, ...filter], partitions);
  const isWhole =
    filter.length === 0 &&
    shorter.every((lists, nr) => lists.length === needs[nr]?.lists.length && lists.every(isShort));
  return { hits, isCut: !isWhole };
}

/** The same again for what these had little in common: everything, or the best of it when that would take too long. */
export async function findThoroughly(db: Queries, reading: Reading, options: SearchOptions): Promise<Hits> {
  const needs = rarestFirst(reading);
  if (countLookUps(needs) <= lookUps.most) return lookUpAll(db, needs, options);
  const groups = [...needs.map(({ lists }) => lists), ...filterOf(options)];
  const hits = await readTogether(db, combinationsOf(groups, mostCombinations), partitionsOf(options));
  return { hits, isCut: true };
}

const mostCombinations = 12;

/** One list of every group, in the ways that are worth most. */
function combinationsOf(groups: List[][], most: number): List[][] {
  const worth = (lists: List[]) => lists.reduce((sum, { points }) => sum + points, 0);
  return groups.reduce<List[][]>(
    (some, lists) =>
      some
        .flatMap((begun) => lists.slice(0, most).map((list) => [...begun, list]))
        .sort((one, other) => worth(other) - worth(one))
        .slice(0, most),
    [[]],
  );
}

async function lookUpAll(db: Queries, needs: Need[], options: SearchOptions): Promise<Hits> {
  const groups = [...needs.map(({ lists }) => lists), ...filterOf(options)];
  return { hits: await lookUp(db, groups, partitionsOf(options)), isCut: false };
}

/** The partitions that are looked at: 1 is the store, 2 hidden, 4 out of stock; see `index_added_products`. */
function partitionsOf({ store, hidden }: SearchOptions): number[] {
  const stores = store ? [store === 'cilka' ? 1 : 0] : [0, 1];
  return [0, 4, ...(hidden ? [2, 6] : [])].flatMap((state) => stores.map((one) => one + state));
}

/** A category is a word that a product has to have, and that is worth nothing. */
const filterOf = ({ category }: SearchOptions): List[][] =>
  category === undefined ? [] : [[{ termId: -category, field: fields.category, points: 0 }]];

const reachOf = ({ lists }: Need): number => lists.reduce((sum, { count }) => sum + count, 0);
const rarestFirst = (reading: Reading): Need[] =>
  reading.toSorted((one, other) => reachOf(one) - reachOf(other));
const isShort = ({ count }: Need['lists'][number]): boolean => count <= longList && count <= mostRead;

/** How many searches it takes to look up every product of the first word in the lists of the others. */
function countLookUps([first, ...others]: Need[]): number {
  if (!first || first.lists.some((list) => !isShort(list))) return Number.POSITIVE_INFINITY;
  return reachOf(first) * (1 + others.reduce((sum, { lists }) => sum + lists.length, 0));
}

/** The best lists that have so many products together. */
function upTo(enough: number, lists: Need['lists']): Need['lists'] {
  let sum = 0;
  return lists.filter(({ count }) => {
    const isNeeded = sum < enough;
    sum += count;
    return isNeeded;
  });
}
