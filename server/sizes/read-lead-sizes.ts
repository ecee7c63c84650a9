import { sql } from 'drizzle-orm';
import { products } from '../catalogue/product.table.ts';
import type { Queries } from '../database/queries.ts';
import { sizeGroups } from './size-group.table.ts';

/** Most sizes that are known to stand behind another one; a search shows more than that as products of their own. */
const maxSizesBehind = 200_000;

/** The sequence of the lead, whose card lists show, by that of each of its other sizes that is shown. */
export async function readLeadSizes(db: Queries): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ size: string; lead: string }>(sql`
    select size.sequence as size, lead.sequence as lead
    from ${products} size
    join ${sizeGroups} g on g.id = size.size_group
    join ${products} lead on lead.id = g.lead_id
    where size.size_group is not null and size.shown and size.id <> g.lead_id
    limit ${maxSizesBehind}`);
  return new Map(rows.map(({ size, lead }) => [Number(size), Number(lead)]));
}
