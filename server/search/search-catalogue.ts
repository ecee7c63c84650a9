import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { spellAsMeant } from './correct-search.ts';
import { type Hit, maxHits, sequenceOf } from './list-postings.ts';
import {
  allReadings,
  type Condition,
  isRun,
  planSteps,
  type SearchOptions,
  type Step,
} from './plan-steps.ts';
import { fields, pointsOf } from './points.ts';
import { isCertain, isSpecific, type Reading, readQuery, type Understood } from './read-query.ts';
import { isSize } from './size-terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A found product; for `place` see `placeOf`. */
export type Found = { sequence: number; place: number; points: number; rank: number };
export type SearchAnswer = {
  /** The query that was answered: as typed, or with misspelt words in the catalogue's spelling. */
  asked: string;
  /** Best first: by `placeOf`, then by points; ties by short names, then the newest. */
  found: Found[];
  /** Whether there may be more: a search returns the best five hundred. */
  isCut: boolean;
  readings: Reading[];
  /** Whether words that no product has were dropped. */
  isShorter: boolean;
};
export type SearchResult = {
  answer: SearchAnswer;
  /** The result for the whole shop, when the search was in a part of it and found no name like the query. */
  everywhere: SearchAnswer | null;
};

/**
 * The products that match a query, in both languages at once and in any spelling. One round trip: the query is
 * interpreted with the vocabulary, and what depends on earlier results is a step with a condition.
 */
export async function searchCatalogue(
  db: Queries,
  vocabulary: Vocabulary,
  query: string,
  options: SearchOptions,
): Promise<SearchResult> {
  const understood = readMeant(vocabulary, query, options);
  const steps: Step[] = [];
  const here = planAnswer(steps, understood, options, []);
  const isPart = options.store !== undefined || options.category !== undefined;
  const min = minNamed(understood.readings);
  const isPoor = { of: steps.map((_, index) => index), weaker: min };
  const there = isPart ? planEverywhere(steps, understood, options, isPoor) : null;
  const found = await runSteps(db, steps);
  const answer = here(found);
  const isNamed = answer.found.some(({ points }) => points >= minNamed(answer.readings));
  return { answer, everywhere: isNamed || !there ? null : there(found) };
}

/** How a query is answered, and shortened step by step when nothing has all its words. */
type Answered = Understood & { asked: string; shorter: { asked: string; readings: Reading[] }[] };

/**
 * A misspelt query is answered like its correction, so that both find the same. When that finds nothing, a typed word
 * is dropped rather than guessed.
 */
function readMeant(vocabulary: Vocabulary, query: string, { isAsTyped }: SearchOptions): Answered {
  const shorterOf = (asked: string, readings: Reading[]) =>
    shortened(readings).map((rest) => ({ asked, readings: rest }));
  const typed = readQuery(vocabulary, query);
  const asTyped = { ...typed, asked: query, shorter: shorterOf(query, typed.readings) };
  const asked = isAsTyped ? undefined : spellAsMeant(query, typed);
  if (asked === undefined) return asTyped;
  const meant = readQuery(vocabulary, asked);
  return meant.readings.length > 0
    ? { ...meant, asked, shorter: [...shorterOf(asked, meant.readings), ...asTyped.shorter] }
    : asTyped;
}

/**
 * Adds the steps for the whole shop to those for a part of it. Products found in the store are not searched again: the
 * same steps in the other store add to them. Invariant: a step that runs for the whole shop has run for the store,
 * which finds no more.
 */
function planEverywhere(
  steps: Step[],
  understood: Answered,
  { store, category, hidden }: SearchOptions,
  isPoor: Condition,
): (found: Hit[][]) => SearchAnswer {
  if (!store || category !== undefined) return planAnswer(steps, understood, { hidden }, [isPoor]);
  const own = steps.length;
  const other = store === 'cilka' ? 'mouneh' : 'cilka';
  const there = planAnswer(steps, understood, { store: other, hidden }, [isPoor]);
  for (const step of steps.slice(own)) {
    step.when = step.when.map((condition) =>
      condition === isPoor
        ? condition
        : { ...condition, of: condition.of.flatMap((index) => [index, index - own]) },
    );
  }
  return (found) => {
    const all = found.slice(0, own);
    for (const [nth, step] of steps.slice(own).entries())
      all.push(isRun(step, all) ? [...(found[nth] ?? []), ...(found[own + nth] ?? [])] : []);
    return there(all);
  };
}

/** The least points of a product whose name is similar to the query. */
const minNamed = ([reading]: Reading[]): number => (reading?.length ?? 1) * pointsOf('edit', fields.name);

/** Adds the steps of a search, and returns a function that turns their results into an answer. */
function planAnswer(
  steps: Step[],
  { asked, readings, isShorter, shorter }: Answered,
  options: SearchOptions,
  when: Condition[],
): (found: Hit[][]) => SearchAnswer {
  const plans = [{ steps: planSteps(steps, readings, options, when), asked, readings, isShorter }];
  for (const rest of shorter) {
    const isNothing = { of: plans.flatMap((plan) => plan.steps), below: 1 };
    const own = planSteps(steps, rest.readings, options, [...when, isNothing]);
    plans.push({ ...rest, steps: own, isShorter: true });
  }
  return (found) =>
    plans
      .map(
        ({ steps: own, ...plan }): SearchAnswer => ({ ...plan, ...rank(steps, own, found, plan.readings) }),
      )
      .reduce((answer, shorter) => (answer.found.length > 0 ? answer : shorter));
}

/** The query shortened step by step, for when nothing has all its words: first without its size. */
function shortened(readings: Reading[]): Reading[][] {
  const unsized = readings.map((reading) => reading.filter(({ typed }) => !isSize(typed)));
  if (unsized[0]?.length === readings[0]?.length) return withoutGuesses(readings);
  return [unsized.filter(isSpecific), ...withoutGuesses(readings), ...withoutGuesses(unsized)].filter(
    (some) => some.length > 0,
  );
}

/** When nothing has all the words, those that the catalogue doesn't know are dropped after all. */
function withoutGuesses([reading = []]: Reading[]): Reading[][] {
  const rest = reading.filter(isCertain);
  return rest.length < reading.length && isSpecific(rest) ? [[rest]] : [];
}

/** The most points of a product that has the query only in its description. */
const mostTold = ([reading]: Reading[]): number =>
  (reading?.length ?? 1) * pointsOf('exact', fields.description);

/** Products in stock come first; but one whose name matches comes before one that only mentions the query, even out of stock. */
const placeOf = ({ partition, points }: Hit, told: number): number =>
  (points <= told ? 2 : 0) + ((partition & 4) > 0 ? 1 : 0);

/** The results of each step; empty for a skipped one. */
async function runSteps(db: Queries, steps: Step[]): Promise<Hit[][]> {
  const found: Hit[][] = steps.map(() => []);
  if (steps.length === 0) return found;
  const asked = JSON.stringify(steps.map(({ statement, when }) => ({ statement, when })));
  const { rows } = await db.execute<Omit<Hit, 'rank'> & { step: number; rank: string }>(
    sql`select step, partition, rank, points from search_postings(${asked}::jsonb)`,
  );
  for (const { step, partition, rank, points } of rows) {
    found[step]?.push({ partition, rank: Number(rank), points });
  }
  return found;
}

/** Every product once, with the points of its best reading, best first. */
function rank(
  steps: Step[],
  indexes: number[],
  found: Hit[][],
  readings: Reading[],
): Pick<SearchAnswer, 'found' | 'isCut'> {
  const told = mostTold(readings);
  const best = new Map<number, Hit>();
  for (const hit of indexes.flatMap((index) => found[index] ?? [])) {
    if (hit.points > (best.get(hit.rank)?.points ?? 0)) best.set(hit.rank, hit);
  }
  const all = [...best.values()]
    .map((hit) => ({
      sequence: sequenceOf(hit),
      place: placeOf(hit, told),
      points: hit.points,
      rank: hit.rank,
    }))
    .sort(byRank);
  return { found: all.slice(0, maxHits), isCut: isCut(steps, indexes, found) || all.length >= maxHits };
}

/** Whether the last step of some reading, or a step that repeats all, may have left products out. */
function isCut(steps: Step[], indexes: number[], found: Hit[][]): boolean {
  const run = indexes.flatMap((index) => {
    const step = steps[index];
    return step && isRun(step, found) ? [step] : [];
  });
  const again = run.filter(({ reading }) => reading === allReadings);
  const last = new Map(run.map((step) => [step.reading, step]));
  return (again.length > 0 ? again : [...last.values()]).some((step) => step.isCut);
}

export const byRank = (one: Omit<Found, 'sequence'>, other: Omit<Found, 'sequence'>): number =>
  one.place - other.place || other.points - one.points || one.rank - other.rank;
