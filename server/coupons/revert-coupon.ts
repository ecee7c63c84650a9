import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { couponKey } from '../../contracts/coupon-key.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import { violatesUnique } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { coupons } from './coupon.table.ts';
import { type CouponSnapshot, couponEntry, couponSnapshot } from './coupon-snapshot.ts';
import { lockCoupon } from './save-coupon.ts';

/** A coupon before and after a change; null where it did not exist. */
export type CouponChange = { id: string; before: CouponSnapshot | null; after: CouponSnapshot | null };

/** Reverts a change. Refuses `changed_since` when the coupon has changed since, or its code is taken. */
export async function revertCoupon(
  context: Context,
  db: Queries,
  { id, before, after }: CouponChange,
  undoes: number,
): Promise<void> {
  const row = await lockCoupon(db, id);
  if (!row) throw new ShopError('changed_since');
  const current = row.deletedAt ? null : row;
  if (!isDeepStrictEqual(current && couponSnapshot(current), after)) throw new ShopError('changed_since');
  const change = before
    ? { ...before, key: couponKey(before.code), deletedAt: null, version: row.version + 1 }
    : { deletedAt: context.now() };
  const [restored] = await db
    .update(coupons)
    .set(change)
    .where(eq(coupons.id, id))
    .returning()
    .catch((error: unknown) => {
      throw violatesUnique(error, 'coupons_key') ? new ShopError('changed_since') : error;
    });
  if (!restored) throw new Error('the restored coupon did not come back');
  await recordActivity(context, db, couponEntry(current, before && restored, undoes));
}
