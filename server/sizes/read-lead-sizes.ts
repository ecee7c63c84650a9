import { sql } from 'drizzle-orm';
import { products } from '../catalogue/product.table.ts';
import type { Queries } from '../database/queries.ts';
import { sizeGroups } from './size-group.table.ts';

/** The most sizes read; with more, a search shows further sizes as separate products. */
const maxSizesBehind = 200_000;

/** Maps the sequence of each other visible size to that of the lead, whose card lists show. */
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
