import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';

/** Products per statement: each one updates a dozen indexes, and statements have a timeout. */
const atOnce = 1000;

/** Sets the prices of products that the caller has locked and checked, in its transaction, and increases their versions. */
export async function setPrices(
  db: Queries,
  prices: readonly { id: string; qirsh: number }[],
  now: Date,
): Promise<void> {
  for (let first = 0; first < prices.length; first += atOnce) {
    const some = prices.slice(first, first + atOnce);
    await db.execute(sql`
      update products p
      set price_qirsh = x.qirsh, version = p.version + 1, updated_at = ${now.toISOString()}::timestamptz
      from unnest(${sql.param(some.map(({ id }) => id))}::uuid[], ${sql.param(some.map(({ qirsh }) => qirsh))}::int[]) as x (id, qirsh)
      where p.id = x.id`);
  }
}
