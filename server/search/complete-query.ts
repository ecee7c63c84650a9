import { inArray } from 'drizzle-orm';
import { categories } from '../catalogue/category.table.ts';
import type { Queries } from '../database/queries.ts';
import { understand } from './correct-search.ts';
import { fields } from './points.ts';
import type { Reading } from './read-query.ts';
import type { SearchAnswer } from './search-catalogue.ts';

/** The categories whose names have every word of the query, the best first. */
export async function findCategories(
  db: Queries,
  readings: Reading[],
): Promise<(typeof categories.$inferSelect)[]> {
  const numbers = readings.flatMap((reading) => {
    const [first, ...others] = reading.map(
      ({ lists }) =>
        new Set(lists.filter(({ field }) => field === fields.category).map(({ termId }) => -termId)),
    );
    return first ? [...others.reduce((shared, some) => shared.intersection(some), first)] : [];
  });
  const wanted = [...new Set(numbers)];
  if (wanted.length === 0) return [];
  const rows = await db.select().from(categories).where(inArray(categories.number, wanted));
  return rows.sort((one, other) => wanted.indexOf(one.number) - wanted.indexOf(other.number));
}

/** The query in the catalogue's spelling where it was mistyped, and with its last word completed. */
export function completionsOf(q: string, answer: SearchAnswer): string[] {
  const [reading] = answer.readings;
  const last = reading?.at(-1);
  if (!reading || !last) return [];
  const understood = understand(answer);
  const before = q.trim().split(/\s+/).slice(0, -1);
  const completed = last.lists
    .filter(({ meant, field }) => meant.match === 'prefix' && field === fields.name)
    .map(({ meant }) => [...before, meant.spelling].join(' '));
  return [...new Set([...(understood ? [understood] : []), ...completed])];
}
