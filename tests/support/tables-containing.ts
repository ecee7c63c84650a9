import { sql } from 'drizzle-orm';
import type { Database } from '../../server/database/connect.ts';

/** Every table of the shop and of its queue with this text in any column. */
export async function tablesContaining(db: Database, text: string): Promise<string[]> {
  const { rows } = await db.execute<{ place: string }>(
    sql`select format('%I.%I', table_schema, table_name) as place from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { place } of rows) {
    const holding = await db.execute(
      sql`select 1 from ${sql.raw(place)} as row where strpos(row::text, ${text}) > 0 limit 1`,
    );
    if (holding.rows.length > 0) found.push(place);
  }
  return found;
}
