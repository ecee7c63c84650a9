import {
  type Hit,
  intersectionOf,
  type List,
  longList,
  lookUpOf,
  maxHits,
  maxRead,
  preferCategories,
  unionOf,
  unionOfIntersections,
} from './list-postings.ts';
import { fields, isGuess } from './points.ts';
import { isCertain, type QueryTerm, type Reading } from './read-query.ts';

export type SearchOptions = {
  /** Limits the plan to one store. */
  store?: 'mouneh' | 'cilka' | undefined;
  /** Includes hidden products. */
  hidden?: boolean;
  /** The number of the category to which products must belong. */
  category?: number | undefined;
  /** Disables spelling corrections. */
  isAsTyped?: boolean;
};

/** Holds until the steps `of` have found `below` products, or one worth `weaker` points. */
export type Condition = { of: number[]; below?: number; weaker?: number };
/** One statement of a search, run only if all conditions hold; `isCut` when it may leave products out. */
export type Step = { statement: string; when: Condition[]; reading: number; isCut: boolean };

/**
 * How many products of a term are read: when more have it in their name, those with it only in their description are
 * not needed.
 */
const longReach = 2000;
/** Looking up a product in a list takes about 2 µs: how many lookups are made at once, and how many after a poor result. */
const lookUps = { few: 2000, max: 6000 };
/** With fewer products the search is repeated thoroughly: in full, or for the best part when that would take too long. */
const fewHits = 24;
const maxCombinations = 12;
/** The `reading` of a step that searches all readings again. */
export const allReadings = -1;

/** Adds the steps that find the best products of some readings, each under the conditions `when`, and returns their indexes. */
export function planSteps(
  steps: Step[],
  readings: Reading[],
  options: SearchOptions,
  when: Condition[],
): number[] {
  const begin = steps.length;
  const [asTyped] = readings;
  const again: Omit<Step, 'when'>[] = [];
  let guard = when;
  for (const [reading, queryTerms] of readings.entries()) {
    const first = steps.length;
    const { best, more, all } = plansOf(queryTerms.map(withoutRepeated), options);
    const named = categoriesOf(queryTerms);
    const prefer = (plan: Plan) => ({ ...plan, statement: preferCategories(plan.statement, named) });
    steps.push({ ...prefer(best), reading, when: guard });
    if (more) steps.push({ ...prefer(more), reading, when: [...guard, { of: [first], below: maxHits }] });
    if (all) again.push({ ...prefer(all), reading: allReadings });
    // Other wordings rank lower, so they are skipped when enough products have the words themselves.
    if (reading === 0 && asTyped?.every(isCertain)) {
      guard = [...when, { of: indexesOf(begin, steps.length), below: maxHits }];
    }
  }
  const soFar = { of: indexesOf(begin, steps.length), below: fewHits };
  for (const step of again) steps.push({ ...step, when: [...when, soFar] });
  return indexesOf(begin, steps.length);
}

/**
 * A term that is the first word, or beside the first word, of every name with it, has two lists of the same products:
 * the one with fewer points adds nothing, and doubles the combinations.
 */
function withoutRepeated(queryTerm: QueryTerm): QueryTerm {
  const isRepeated = ({ termId, field, points, count }: List & { count: number }) =>
    field === fields.name &&
    queryTerm.lists.some(
      (other) =>
        other.termId === termId &&
        other.field > fields.name &&
        other.points >= points &&
        other.count === count,
    );
  return { ...queryTerm, lists: queryTerm.lists.filter((list) => !isRepeated(list)) };
}

/** The numbers of the categories that a word of a reading names: a search for olive oil means an oil, not a soap made of it. */
const categoriesOf = (reading: Reading): number[] => [
  ...new Set(
    reading.flatMap(({ lists }) =>
      lists
        .filter(({ field, meant }) => field === fields.category && !isGuess(meant.match))
        .map(({ termId }) => -termId),
    ),
  ),
];

const indexesOf = (from: number, to: number): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

/** Whether the conditions of a step hold for what was found so far, as `search_postings` decides it. */
export const isRun = ({ when }: Step, found: Hit[][]): boolean =>
  when.every(({ of, below, weaker }) => {
    const hits = of.flatMap((step) => found[step] ?? []);
    const isBelow = below === undefined || new Set(hits.map(({ rank }) => rank)).size < below;
    return isBelow && (weaker === undefined || hits.every(({ points }) => points < weaker));
  });

type Plan = Pick<Step, 'statement' | 'isCut'>;

/**
 * The plans for finding the products with every word of a reading: the best plan, another for when it finds few, and a
 * thorough one. For terms of very many products, only the first ones are read.
 */
function plansOf(reading: Reading, options: SearchOptions): { best: Plan; more?: Plan; all?: Plan } {
  const partitions = partitionsOf(options);
  const filter = filterOf(options);
  const [only] = reading;
  if (only && reading.length === 1 && filter.length === 0) {
    const best = upTo(longList, only.lists);
    const whole = { statement: unionOf(only.lists, partitions), isCut: false };
    if (best.length === only.lists.length) return { best: whole };
    return { best: { statement: unionOf(best, partitions), isCut: false }, more: whole };
  }
  const queryTerms = rarestFirst(reading);
  const groups = [...queryTerms.map(({ lists }) => lists), ...filter];
  const everything = { statement: lookUpOf(groups, partitions), isCut: false };
  if (countLookUps(queryTerms) <= lookUps.few) return { best: everything };
  const shorter = queryTerms.map(({ lists }) => upTo(longReach, lists));
  const isWhole =
    filter.length === 0 &&
    shorter.every((lists, nr) => lists.length === queryTerms[nr]?.lists.length && lists.every(isShort));
  const best = { statement: unionOfIntersections(combinationsOf(groups, 1), partitions), isCut: true };
  const more = { statement: intersectionOf([...shorter, ...filter], partitions), isCut: !isWhole };
  if (isWhole) return { best, more };
  if (countLookUps(queryTerms) <= lookUps.max) return { best, more, all: everything };
  const combined = unionOfIntersections(combinationsOf(groups, maxCombinations), partitions);
  return { best, more, all: { statement: combined, isCut: true } };
}

/** Combinations of one list from every group, those with the most points. */
function combinationsOf(groups: List[][], max: number): List[][] {
  const worth = (lists: List[]) => lists.reduce((sum, { points }) => sum + points, 0);
  return groups.reduce<List[][]>(
    (some, lists) =>
      some
        .flatMap((begun) => lists.slice(0, max).map((list) => [...begun, list]))
        .sort((one, other) => worth(other) - worth(one))
        .slice(0, max),
    [[]],
  );
}

/** The partitions to search: 1 is the store, 2 hidden, 4 out of stock; see `index_added_products`. */
function partitionsOf({ store, hidden }: SearchOptions): number[] {
  const stores = store ? [store === 'cilka' ? 1 : 0] : [0, 1];
  return [0, 4, ...(hidden ? [2, 6] : [])].flatMap((state) => stores.map((one) => one + state));
}

/** The category as a term that products must have, without points. */
const filterOf = ({ category }: SearchOptions): List[][] =>
  category === undefined ? [] : [[{ termId: -category, field: fields.category, points: 0 }]];

const reachOf = ({ lists }: QueryTerm): number => lists.reduce((sum, { count }) => sum + count, 0);
const rarestFirst = (reading: Reading): QueryTerm[] =>
  reading.toSorted((one, other) => reachOf(one) - reachOf(other));
const isShort = ({ count }: QueryTerm['lists'][number]): boolean => count <= maxRead;

/** The number of lookups to find every product of the first word in the lists of the others. */
function countLookUps([first, ...others]: QueryTerm[]): number {
  if (!first || first.lists.some((list) => !isShort(list))) return Number.POSITIVE_INFINITY;
  return reachOf(first) * (1 + others.reduce((sum, { lists }) => sum + lists.length, 0));
}

/** The best lists, up to this many products together. */
function upTo(enough: number, lists: QueryTerm['lists']): QueryTerm['lists'] {
  let sum = 0;
  return lists.filter(({ count }) => {
    const isNeeded = sum < enough;
    sum += count;
    return isNeeded;
  });
}
