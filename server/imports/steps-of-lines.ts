import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { importLines } from './import.table.ts';

/** Products per statement. */
const stepSize = 500;

/** The lines of an import that match a condition, in order, read by keyset pagination. */
export async function* stepsOfLines(
  db: Queries,
  importId: string,
  holds: SQL | undefined,
): AsyncGenerator<(typeof importLines.$inferSelect)[]> {
  const isWanted = and(eq(importLines.importId, importId), holds);
  for (let last = 0; ; ) {
    const lines = await db
      .select()
      .from(importLines)
      .where(and(isWanted, gt(importLines.line, last)))
      .orderBy(asc(importLines.line))
      .limit(stepSize);
    const [end] = lines.slice(-1);
    if (!end) return;
    last = end.line;
    yield lines;
  }
}
