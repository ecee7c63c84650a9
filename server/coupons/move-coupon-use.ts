import { eq } from 'drizzle-orm';
import { violatesCheck } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { couponUses } from './coupon.table.ts';
import { stampRewards } from './stamp-reward.table.ts';

/**
 * Releases the coupon use and the stamps of a cancelled order, or takes them again for a reopened one, even if the
 * coupon has expired or the stamps were spent since. Refuses `coupon_used_up` and `coupon_used`.
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
