import { sql } from 'drizzle-orm';
import type { ImportField } from '../../contracts/import-fields.ts';
import type { FaultGroup } from '../../contracts/imports.ts';
import type { Queries } from '../database/queries.ts';

/** How many lines of each fault are named; its count tells of the rest. */
const namedAtMost = 8;

/** Why lines of an import are refused: each fault of a column once, that of most lines first. */
export async function groupFaults(db: Queries, importId: string): Promise<FaultGroup[]> {
  const { rows } = await db.execute<FaultGroup & { column: ImportField | null }>(sql`
    select fault ->> 'column' as column, fault ->> 'code' as code, count(distinct line)::int as count,
      to_json((array_agg(distinct line order by line))[1:${sql.raw(String(namedAtMost))}]) as lines
    from import_lines, jsonb_array_elements(faults) as fault
    where import_id = ${importId} and outcome = 'refuse'
    group by 1, 2 order by count(distinct line) desc, min(line), 1, 2`);
  return rows;
}
