import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';

/** How many products that an undo skips are listed. */
const namedAtMost = 20;

export type LeftOut = {
  total: number;
  products: { line: number; id: string; name: { en: string; ar: string } }[];
};

/** Products that an import's undo skipped because they were edited or deleted since, by their present names. */
export async function listLeftOut(db: Queries, importId: string): Promise<LeftOut> {
  const { rows } = await db.execute<{ line: number; id: string; en: string; ar: string; total: number }>(sql`
    select l.line, l.product_id as id, count(*) over ()::int as total,
      coalesce(p.name_en, l.input ->> 'nameEn') as en, coalesce(p.name_ar, l.input ->> 'nameAr') as ar
    from import_lines l left join products p on p.id = l.product_id
    where l.import_id = ${importId} and l.applied order by l.line limit ${namedAtMost}`);
  return {
    total: rows[0]?.total ?? 0,
    products: rows.map(({ line, id, en, ar }) => ({ line, id, name: { en, ar } })),
  };
}
