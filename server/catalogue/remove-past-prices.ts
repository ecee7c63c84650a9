import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';

/** Deletes prices that ended too long ago to count for a new offer (`lowest_price`). */
export async function removePastPrices(db: Queries, now: Date): Promise<void> {
  await db.execute(
    sql`delete from past_prices where until < ${now.toISOString()}::timestamptz - interval '31 days'`,
  );
}
