import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';

/**
 * Takes products off sale whose season has ended since they were last written, and puts those on sale whose season has begun and
 * which the seller had not switched off; of a counted one its stock decides, of a box its parts. Answers how many.
 */
export async function applySeasons(db: Queries): Promise<number> {
  // The triggers do the rest at any write of these columns.
  const { rowCount } = await db.execute(sql`
    update products set season = season, available = not in_season and not paused
    where season is not null and in_season <> is_in_season(season)`);
  return rowCount ?? 0;
}
