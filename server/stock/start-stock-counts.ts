import { sql } from 'drizzle-orm';
import { defaultLowStockThreshold } from '../../contracts/low-stock-threshold.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';

type Count = { id: string; pieces: number | null | undefined; lowAt?: number | undefined };

/**
 * Starts counting those of these products that have a number of pieces, are not counted yet and are not boxes, in the
 * caller's transaction. `key` identifies this start for `endStockCounts`.
 */
export async function startStockCounts(
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  db: Queries,
  counts: Count[],
  key: string,
): Promise<void> {
  const given = counts.filter(({ pieces }) => typeof pieces === 'number');
  if (given.length === 0) return;
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as wanted (id uuid, pieces int, "lowAt" int)`;
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into stock_levels (product_id, low_at) select id, coalesce("lowAt", ${defaultLowStockThreshold}) from ${wanted}
    where not exists (select from products p where p.id = wanted.id and p.parts <> '[]') order by id
    on conflict do nothing returning product_id as id`);
  const begun = sql.param(rows.map(({ id }) => id));
  await db.execute(sql`
    insert into stock_movements (product_id, kind, quantity, recorded_by, recorded_at, idempotency_key)
    select id, 'counted', pieces, ${actor?.user.id ?? null}::uuid, ${now().toISOString()}::timestamptz, ${key}
    from ${wanted} where id = any(${begun}::uuid[]) order by id`);
}

/** Ends the counts of these products that `key` started: they are sold as before. */
export async function endStockCounts(db: Queries, ids: string[], key: string): Promise<void> {
  await db.execute(sql`
    delete from stock_levels l where product_id = any(${sql.param(ids)}::uuid[])
      and exists (select from stock_movements m where m.product_id = l.product_id and m.idempotency_key = ${key})`);
}
