import { understand } from './correct-search.ts';
import { fields } from './points.ts';
import type { Reading } from './read-query.ts';
import type { SearchAnswer } from './search-catalogue.ts';
import type { CategoryTerms, Vocabulary } from './vocabulary.ts';

/** The categories whose names have every word of the query, best first. */
export function findCategories({ categories }: Vocabulary, readings: Reading[]): CategoryTerms[] {
  const numbers = readings.flatMap((reading) => {
    const [first, ...others] = reading.map(
      ({ lists }) =>
        new Set(lists.filter(({ field }) => field === fields.category).map(({ termId }) => -termId)),
    );
    return first ? [...others.reduce((shared, some) => shared.intersection(some), first)] : [];
  });
  const wanted = [...new Set(numbers)];
  return wanted.flatMap((wanted) => categories.find(({ number }) => number === wanted) ?? []);
}

/** The query in the catalogue's spelling where it was misspelt, and with its last word completed. */
export function completionsOf(q: string, answer: SearchAnswer): string[] {
  const [reading] = answer.readings;
  const last = reading?.at(-1);
  if (!reading || !last) return [];
  const understood = understand(q, answer);
  const before = answer.asked.trim().split(/\s+/).slice(0, -1);
  const completed = last.lists
    .filter(({ meant, field }) => meant.match === 'prefix' && field === fields.name)
    .map(({ meant }) => [...before, meant.spelling].join(' '));
  return [...new Set([...(understood ? [understood] : []), ...completed])];
}
