import { sql } from 'drizzle-orm';
import type { ImportField } from '../../contracts/import-fields.ts';
import type { FaultGroup } from '../../contracts/imports.ts';
import type { Queries } from '../database/queries.ts';

/** How many lines of each fault are listed; its count includes the others. */
const namedAtMost = 8;

/** The faults of an import's refused lines: each fault of a column once, the most frequent first; unknown categories by name. */
export async function groupFaults(db: Queries, importId: string): Promise<FaultGroup[]> {
  const atMost = sql.raw(String(namedAtMost));
  const { rows } = await db.execute<FaultGroup & { column: ImportField | null }>(sql`
    with fault as (
      select line, fault ->> 'column' as column, fault ->> 'code' as code, fault ->> 'value' as value
      from import_lines, jsonb_array_elements(faults) as fault
      where import_id = ${importId} and outcome = 'refuse'
    ), category as (
      select value, count(*)::int as count from fault where code = 'category_unknown' and value is not null
      group by value order by count(*) desc, min(line) limit ${atMost}
    )
    select "column", code, count(distinct line)::int as count,
      to_json((array_agg(distinct line order by line))[1:${atMost}]) as lines,
      case when code = 'category_unknown' then (select json_agg(category) from category) end as categories
    from fault group by 1, 2 order by count(distinct line) desc, min(line), 1, 2`);
  return rows.map(({ categories, ...group }) => (categories ? { ...group, categories } : group));
}
