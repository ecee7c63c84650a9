import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './queries.ts';

/** Bounded count: a list is counted to this many rows, beyond which its page says "at least". */
const maxCounted = 1000;

/** The length of a list for its page, reading at most `maxCounted` + 1 rows. */
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

/** What a page says of a list of which one more than `maxCounted` were counted at most. */
const withLimit = (counted: number): { total: number; at_least?: true } =>
  counted > maxCounted ? { total: maxCounted, at_least: true } : { total: counted };
