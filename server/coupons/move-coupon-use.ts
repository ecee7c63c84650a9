import { eq } from 'drizzle-orm';
import { violatesCheck } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { couponUses } from './coupon.table.ts';
import { stampRewards } from './stamp-reward.table.ts';

/**
 * Gives back the use of a coupon and the stamps of an order that is cancelled, or takes them again for one that is taken up again, whatever
 * became of the coupon's days since, and also where the stamps were spent on another order. Refuses `coupon_used_up` and `coupon_used`.
 */
export async function moveCouponUse(db: Queries, orderId: string, counts: boolean): Promise<void> {
  await db
    .update(couponUses)
    .set({ counts })
    .where(eq(couponUses.orderId, orderId))
    .catch((error: unknown) => {
      if (violatesCheck(error, 'coupon_uses_left')) throw new ShopError('coupon_used_up');
      throw violatesCheck(error, 'coupon_uses_each') ? new ShopError('coupon_used') : error;
    });
  await db.update(stampRewards).set({ counts }).where(eq(stampRewards.orderId, orderId));
}
