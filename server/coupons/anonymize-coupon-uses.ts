import { inArray } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { couponUses } from './coupon.table.ts';

/**
 * Removes the phone hashes that would recognise the customers of these orders when they use a coupon again; the uses
 * still count.
 */
export async function anonymizeCouponUses(db: Queries, orderIds: string[]): Promise<void> {
  await db.update(couponUses).set({ phoneHash: null }).where(inArray(couponUses.orderId, orderIds));
}
