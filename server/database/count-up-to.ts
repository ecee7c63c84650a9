import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './queries.ts';

/** Bounded count: rows are counted up to this many; beyond that the page says "at least". */
const maxCounted = 1000;

/** The length of a list for its page; reads at most `maxCounted` + 1 rows. */
export async function countUpTo(
  db: Queries,
  table: PgTable,
  found: SQL | undefined,
): Promise<{ total: number; at_least?: true }> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(found)
    .limit(maxCounted + 1)
    .as('some');
  const [row] = await db.select({ total: count() }).from(some);
  return withLimit(row?.total ?? 0);
}

/** The page's total for a list counted to at most `maxCounted` + 1 rows. */
const withLimit = (counted: number): { total: number; at_least?: true } =>
  counted > maxCounted ? { total: maxCounted, at_least: true } : { total: counted };
