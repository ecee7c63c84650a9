import type { Action } from '../../contracts/activity.ts';
import type { NewEntry } from '../activity/record-activity.ts';
import type { CouponRow } from './coupon-view.ts';

/** A coupon's snapshot in the activity log, for undo. It leaves out the number of uses, which is not a change of the coupon. */
export type CouponSnapshot = Omit<CouponRow, 'key' | 'used' | 'version' | 'createdAt' | 'deletedAt'>;

export function couponSnapshot(row: CouponRow): CouponSnapshot {
  const { key: _, used: __, version: ___, createdAt: ____, deletedAt: _____, ...snapshot } = row;
  return snapshot;
}

/** The activity entry of a change of a coupon. */
export function couponEntry(before: CouponRow | null, after: CouponRow | null, undoes?: number): NewEntry {
  const row = after ?? before;
  if (!row) throw new Error('an entry without a coupon');
  const action: Action = !before ? 'coupon.create' : after ? 'coupon.update' : 'coupon.delete';
  return {
    action,
    subjectId: row.id,
    subject: { en: row.code, ar: row.code },
    before: before && couponSnapshot(before),
    after: after && couponSnapshot(after),
    undoes,
  };
}
