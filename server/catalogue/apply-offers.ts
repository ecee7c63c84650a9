import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';

/** Prices of the products whose offer began or ended since they were last written. Answers how many. */
export async function applyOffers(db: Queries): Promise<number> {
  // The trigger does it at any write of the offer.
  const { rowCount } = await db.execute(sql`
    update products set offer = offer where offer is not null and now_qirsh <> offered_price(price_qirsh, offer)`);
  return rowCount ?? 0;
}
