import { inArray } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { couponUses } from './coupon.table.ts';

/** Removes by what the people of some orders would be known when they use a coupon again; that it was used stays. */
export async function anonymizeCouponUses(db: Queries, orderIds: string[]): Promise<void> {
  await db.update(couponUses).set({ phoneHash: null }).where(inArray(couponUses.orderId, orderIds));
}
