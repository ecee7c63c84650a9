import { desc, isNull } from 'drizzle-orm';
import type { Coupon } from '../../contracts/coupons.ts';
import { fromQirsh } from '../../contracts/money.ts';
import type { Context } from '../context.ts';
import { coupons } from './coupon.table.ts';

export type CouponRow = typeof coupons.$inferSelect;

const sumOf = (qirsh: number | null): number | null => (qirsh === null ? null : fromQirsh(qirsh));

export const couponView = (row: CouponRow): Coupon => ({
  id: row.id,
  code: row.code,
  kind: row.couponKind,
  percent: row.takesPercent,
  amount: sumOf(row.takesQirsh),
  minimum: sumOf(row.minimumQirsh),
  from: row.startsOn,
  until: row.endsOn,
  uses: row.mostUses,
  uses_each: row.mostUsesEach,
  used: row.used,
  active: row.active,
  version: row.version,
});

export async function listCoupons({ db }: Context): Promise<Coupon[]> {
  const rows = await db
    .select()
    .from(coupons)
    .where(isNull(coupons.deletedAt))
    .orderBy(desc(coupons.createdAt), desc(coupons.id));
  return rows.map(couponView);
}
