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
  /** Hidden products too. */
  hidden?: boolean;
  /** The number of the category that products have to be in. */
  category?: number | undefined;
  /** No word is taken for another spelling of it. */
  isAsTyped?: boolean;
};

/** Holds until the steps `of` have found `below` products, or one that is worth `weaker` points. */
export type Condition = { of: number[]; below?: number; weaker?: number };
/** One statement of a search, run unless a condition does not hold; `isCut` when it may leave products out. */
export type Step = { statement: string; when: Condition[]; reading: number; isCut: boolean };

/** So many products of a term are read: of one that more have by name, those that only tell of it are not needed. */
const longReach = 2000;
/** A search for one product in one list costs about 2 µs: what is looked up at once, and what when little was found. */
const lookUps = { few: 2000, max: 6000 };
/** Fewer products are looked for again, thoroughly: everything, or the best of it when that would take too long. */
const fewHits = 24;
const maxCombinations = 12;
/** As the reading of a step that goes over all readings again. */
export const allReadings = -1;

/** Adds the steps that find the best products of some readings, each under the conditions `when`, and answers their indexes. */
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
    // What is said otherwise ranks lower: when enough products have the words themselves, it is not looked for.
    if (reading === 0 && asTyped?.every(isCertain)) {
      guard = [...when, { of: indexesOf(begin, steps.length), below: maxHits }];
    }
  }
  const soFar = { of: indexesOf(begin, steps.length), below: fewHits };
  for (const step of again) steps.push({ ...step, when: [...when, soFar] });
  return indexesOf(begin, steps.length);
}

/**
 * A term that begins every name it stands in, or stands beside its beginning, has two lists of the same products: the one that
 * is worth less finds nothing more, and doubles the combinations.
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

/** The numbers of the categories that a word of a reading names: who looks for olive oil looks for an oil, not for soap of it. */
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

/** Whether the conditions of a step hold, by what was found so far: as `search_postings` decides it. */
export const isRun = ({ when }: Step, found: Hit[][]): boolean =>
  when.every(({ of, below, weaker }) => {
    const hits = of.flatMap((step) => found[step] ?? []);
    const isBelow = below === undefined || new Set(hits.map(({ rank }) => rank)).size < below;
    return isBelow && (weaker === undefined || hits.every(({ points }) => points < weaker));
  });

type Plan = Pick<Step, 'statement' | 'isCut'>;

/**
 * How the products that have every word of a reading are found: the best plan, another when that finds few, and a thorough
 * one. Of terms that very many have, those products alone that come first.
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

/** One list of every group, in the ways that are worth most. */
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

/** The partitions that are looked at: 1 is the store, 2 hidden, 4 out of stock; see `index_added_products`. */
function partitionsOf({ store, hidden }: SearchOptions): number[] {
  const stores = store ? [store === 'cilka' ? 1 : 0] : [0, 1];
  return [0, 4, ...(hidden ? [2, 6] : [])].flatMap((state) => stores.map((one) => one + state));
}

/** A category is a term that a product has to have, and that is worth nothing. */
const filterOf = ({ category }: SearchOptions): List[][] =>
  category === undefined ? [] : [[{ termId: -category, field: fields.category, points: 0 }]];

const reachOf = ({ lists }: QueryTerm): number => lists.reduce((sum, { count }) => sum + count, 0);
const rarestFirst = (reading: Reading): QueryTerm[] =>
  reading.toSorted((one, other) => reachOf(one) - reachOf(other));
const isShort = ({ count }: QueryTerm['lists'][number]): boolean => count <= maxRead;

/** How many searches it takes to look up every product of the first word in the lists of the others. */
function countLookUps([first, ...others]: QueryTerm[]): number {
  if (!first || first.lists.some((list) => !isShort(list))) return Number.POSITIVE_INFINITY;
  return reachOf(first) * (1 + others.reduce((sum, { lists }) => sum + lists.length, 0));
}

/** The best lists that have so many products together. */
function upTo(enough: number, lists: QueryTerm['lists']): QueryTerm['lists'] {
  let sum = 0;
  return lists.filter(({ count }) => {
    const isNeeded = sum < enough;
    sum += count;
    return isNeeded;
  });
}
