import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { today } from '../database/today.ts';

/**
 * Ends orders ahead whose day has come. Takes products off sale whose season has ended, and puts those on sale whose
 * season has begun, unless the seller switched them off; counted stock and the parts of a box decide for these. Returns
 * how many products have changed.
 */
export async function applySeasons(db: Queries): Promise<number> {
  // The triggers do the rest at any write of these columns.
  const ready = await db.execute(sql`
    update products set ready_on = null where ready_on <= ${today}`);
  const { rowCount } = await db.execute(sql`
    update products set season = season, available = not in_season and not paused
    where season is not null and ready_on is null and in_season <> is_in_season(season)`);
  return (ready.rowCount ?? 0) + (rowCount ?? 0);
}
