import type { OfferedCoupon } from './decide-coupon.ts';

/** A coupon as read from the database. */
type KnownCoupon = Omit<OfferedCoupon, 'ownLeft'> & { maxEach: number | null };

/** An order that asks for a coupon, by its key. A round has at most one order of each account. */
type Wanting = { couponKey: string | null; phoneHash: string | null };

/** How often coupons were used so far in the round, by coupon, and by coupon and phone. */
export type RoundUses = Map<string, number>;

/** The coupon with what the round so far has left of it, for a customer whose earlier orders used it `ownUses` times. */
export function offeredCoupon(
  coupons: ReadonlyMap<string, KnownCoupon>,
  uses: RoundUses,
  { couponKey, phoneHash }: Wanting,
  ownUses: number,
): OfferedCoupon | null {
  const coupon = couponKey === null ? undefined : coupons.get(couponKey);
  if (!coupon) return null;
  const { maxEach, ...offered } = coupon;
  const [used = 0, usedByPhone = 0] = namesOf(coupon.id, phoneHash).map((name) => uses.get(name) ?? 0);
  return {
    ...offered,
    left: offered.left === null ? null : offered.left - used,
    ownLeft: maxEach === null ? null : maxEach - ownUses - usedByPhone,
  };
}

/** Counts another use of a coupon in the round; null for an order without one. */
export function recordCouponUse(uses: RoundUses, couponId: string | null, { phoneHash }: Wanting): void {
  if (couponId === null) return;
  for (const name of namesOf(couponId, phoneHash)) uses.set(name, (uses.get(name) ?? 0) + 1);
}

const namesOf = (couponId: string, phoneHash: string | null): string[] =>
  phoneHash === null ? [couponId] : [couponId, `${couponId} ${phoneHash}`];
