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

/** `place`: see `placeOf`. */
export type Found = { sequence: number; place: number; points: number; rank: number };
export type SearchAnswer = {
  /** The query that is answered: as it was typed, or with its misspelt words as the catalogue spells them. */
  asked: string;
  /** Best first: by `placeOf`, then by points; of equals short names, then the newest. */
  found: Found[];
  /** Whether there may be more: a search answers with the best five hundred. */
  isCut: boolean;
  readings: Reading[];
  /** Whether words that no product has were left out. */
  isShorter: boolean;
};
export type SearchResult = {
  answer: SearchAnswer;
  /** What the whole shop answers, where the search was for a part of it and found no name like the query. */
  everywhere: SearchAnswer | null;
};

/**
 * The products that answer to a query, in both languages at once, however it is spelt. One round trip: the query is
 * understood by the vocabulary, and what only follows from what was found is a step with a condition.
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

/** How a query is answered, and what is left of it, by steps, when nothing has all its words. */
type Answered = Understood & { asked: string; shorter: { asked: string; readings: Reading[] }[] };

/**
 * A misspelt query is answered as the one that it was taken for, so that both find the same. Where that finds nothing, a word
 * of what was typed is left out rather than guessed.
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
 * Adds the steps of the whole shop to those of a part of it. What a store's steps find is not looked for again: the same steps
 * in the other store add to them. Invariant: a step that runs in the whole shop has run in the store, which finds no more.
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

/** The points from which a product has a name that is like the query. */
const minNamed = ([reading]: Reading[]): number => (reading?.length ?? 1) * pointsOf('edit', fields.name);

/** Adds the steps of a search, and answers what makes an answer of what they find. */
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

/** What is left of a query, by steps, when nothing has all its words: first what it asks for without its size. */
function shortened(readings: Reading[]): Reading[][] {
  const unsized = readings.map((reading) => reading.filter(({ typed }) => !isSize(typed)));
  if (unsized[0]?.length === readings[0]?.length) return withoutGuesses(readings);
  return [unsized.filter(isSpecific), ...withoutGuesses(readings), ...withoutGuesses(unsized)].filter(
    (some) => some.length > 0,
  );
}

/** When nothing has all the words, those that the catalogue does not know are left out after all. */
function withoutGuesses([reading = []]: Reading[]): Reading[][] {
  const rest = reading.filter(isCertain);
  return rest.length < reading.length && isSpecific(rest) ? [[rest]] : [];
}

/** The most points of a product that has the query in its description alone. */
const mostTold = ([reading]: Reading[]): number =>
  (reading?.length ?? 1) * pointsOf('exact', fields.description);

/** What is in stock comes before what is not, and what the query names, though it is out of stock, before what only tells of it. */
const placeOf = ({ partition, points }: Hit, told: number): number =>
  (points <= told ? 2 : 0) + ((partition & 4) > 0 ? 1 : 0);

/** What each step has found; an empty list of one that was skipped. */
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

/** Every product once, as well as it answers in any reading, best first. */
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

/** Whether the last step of some reading, or of those that went over all again, may have left products out. */
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
