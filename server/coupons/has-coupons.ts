import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { coupons } from './coupon.table.ts';

/** Whether any coupon is switched on, whatever its days. A change of this increases the catalogue's version. */
export async function hasCoupons(db: Queries): Promise<boolean> {
  const isOn = and(eq(coupons.active, true), isNull(coupons.deletedAt));
  return (await db.select({ id: coupons.id }).from(coupons).where(isOn).limit(1)).length > 0;
}
