import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';

/** Updates the prices of products whose offer began or ended since the last update. Returns how many. */
export async function applyOffers(db: Queries): Promise<number> {
  // The trigger updates the price at any write of the offer.
  const { rowCount } = await db.execute(sql`
    update products set offer = offer where offer is not null and now_qirsh <> offered_price(price_qirsh, offer)`);
  return rowCount ?? 0;
}
