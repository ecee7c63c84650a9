import { count, eq, isNull } from 'drizzle-orm';
import { couponKey } from '../../contracts/coupon-key.ts';
import {
  type Coupon,
  type createCoupon,
  maxCoupons,
  type NewCoupon,
  type updateCoupon,
} from '../../contracts/coupons.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { toQirsh } from '../../contracts/money.ts';
import { isUnchanged } from '../activity/is-unchanged.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../context.ts';
import { violatesUnique } from '../database/database-errors.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { coupons } from './coupon.table.ts';
import { couponEntry } from './coupon-snapshot.ts';
import { type CouponRow, couponView } from './coupon-view.ts';

/** Adds a coupon. Refuses `coupon_taken` and `too_many_coupons`. */
export async function addCoupon(
  context: Context,
  input: ParsedInputOf<typeof createCoupon>,
): Promise<Coupon> {
  return refuseTaken(
    inTransaction(context.db, async (db) => {
      const [known] = await db.select({ coupons: count() }).from(coupons).where(isNull(coupons.deletedAt));
      if ((known?.coupons ?? 0) >= maxCoupons) throw new ShopError('too_many_coupons');
      const values = { ...columnsOf(input), createdAt: context.now() };
      const [added] = await db.insert(coupons).values(values).returning();
      if (!added) throw new Error('the coupon did not come back');
      await recordActivity(context, db, couponEntry(null, added));
      return couponView(added);
    }),
  );
}

/** Replaces all fields of a coupon. Refuses `not_found`, `coupon_taken` and `changed_meanwhile` (optimistic locking). */
export async function changeCoupon(
  context: Context,
  { id, version, ...input }: ParsedInputOf<typeof updateCoupon>,
): Promise<Coupon> {
  return refuseTaken(
    inTransaction(context.db, async (db) => {
      const before = await lockCoupon(db, id);
      if (!before || before.deletedAt) throw new ShopError('not_found');
      if (version !== undefined && version !== before.version) throw new ShopError('changed_meanwhile');
      const change = columnsOf(input);
      if (isUnchanged(before, change)) return couponView(before);
      const [after] = await db
        .update(coupons)
        .set({ ...change, version: before.version + 1 })
        .where(eq(coupons.id, id))
        .returning();
      if (!after) throw new ShopError('not_found');
      await recordActivity(context, db, couponEntry(before, after));
      return couponView(after);
    }),
  );
}

/** Soft delete: the row stays for the orders that use the coupon, and for undo. */
export async function deleteCoupon(context: Context, { id }: { id: string }): Promise<null> {
  return inTransaction(context.db, async (db) => {
    const before = await lockCoupon(db, id);
    if (!before || before.deletedAt) throw new ShopError('not_found');
    await db.update(coupons).set({ deletedAt: context.now() }).where(eq(coupons.id, id));
    await recordActivity(context, db, couponEntry(before, null));
    return null;
  });
}

/** A coupon, deleted or not, locked until the transaction ends: orders that use it wait. */
export async function lockCoupon(db: Queries, id: string): Promise<CouponRow | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(coupons).where(eq(coupons.id, id)).for('update');
  return row ?? null;
}

const refuseTaken = (saving: Promise<Coupon>): Promise<Coupon> =>
  saving.catch((error: unknown) => {
    throw violatesUnique(error, 'coupons_key') ? new ShopError('coupon_taken') : error;
  });

const columnsOf = ({ code, kind, percent, amount, minimum, active = true, ...rest }: NewCoupon) => ({
  code,
  key: couponKey(code),
  couponKind: kind,
  takesPercent: kind === 'percent' ? (percent ?? null) : null,
  takesQirsh: kind === 'amount' ? qirshOf(amount) : null,
  minimumQirsh: qirshOf(minimum),
  startsOn: rest.from ?? null,
  endsOn: rest.until ?? null,
  mostUses: rest.uses ?? null,
  mostUsesEach: rest.uses_each ?? null,
  active,
});

const qirshOf = (sum: number | null | undefined): number | null => (sum ? toQirsh(sum) : null);
