import type { CouponTerms, OrderedCoupon } from '../../contracts/coupons.ts';
import { discountOf } from '../../contracts/discount.ts';
import { type ErrorDetail, errors } from '../../contracts/error.ts';
import { formatAmount, fromQirsh } from '../../contracts/money.ts';

/** A coupon with its present limits. Money is qirsh. */
export type OfferedCoupon = CouponTerms & {
  id: string;
  code: string;
  minimumQirsh: number | null;
  /** The first and last day of validity in Amman. */
  from: string | null;
  until: string | null;
  /** How many more orders may use it, in all and of this customer; null for no limit. */
  left: number | null;
  ownLeft: number | null;
};

/**
 * Why a coupon is refused, in the order of precedence. One that is switched off is unknown, so that codes are not
 * revealed early.
 */
export const couponFaults = [
  'coupon_unknown',
  'coupon_early',
  'coupon_over',
  'coupon_used_up',
  'coupon_used',
  'coupon_below_minimum',
  'coupon_no_use',
  'coupon_changed',
] as const;

export type CouponFault = ErrorDetail & { code: (typeof couponFaults)[number] };

type Bill = {
  subtotalQirsh: number;
  /** The fee that a coupon of the kind `delivery` can take off: 0 abroad, for pickup, and where delivery is free. */
  feeQirsh: number;
  /** Today in Amman. */
  today: string;
};

/** The discount of a coupon in JD, or why it can't be used. Pure. */
export function checkCoupon(
  coupon: OfferedCoupon | null,
  { subtotalQirsh, feeQirsh, today }: Bill,
): { coupon: OfferedCoupon; saves: number } | { fault: CouponFault } {
  const fault = (code: CouponFault['code'], message: string = errors[code].text, remedy: object = {}) => ({
    fault: { path: 'coupon.code', code, message, ...remedy },
  });
  if (!coupon) return fault('coupon_unknown');
  const { from, until, left, ownLeft, minimumQirsh, kind } = coupon;
  if (from && today < from) return fault('coupon_early', `This code can be used from ${from} on`, { from });
  if (until && today > until) return fault('coupon_over');
  if (left !== null && left <= 0) return fault('coupon_used_up');
  if (ownLeft !== null && ownLeft <= 0) return fault('coupon_used');
  if (minimumQirsh !== null && subtotalQirsh < minimumQirsh) {
    const missing = fromQirsh(minimumQirsh - subtotalQirsh);
    return fault('coupon_below_minimum', `Add ${formatAmount(missing)} JD to use this code`, { missing });
  }
  if (kind === 'delivery' && feeQirsh === 0) return fault('coupon_no_use');
  const savesQirsh = kind === 'delivery' ? feeQirsh : discountOf(coupon, subtotalQirsh);
  return { coupon, saves: fromQirsh(savesQirsh) };
}

type Given = { couponId: string | null; coupon: OrderedCoupon | null; discountQirsh: number };

/** The coupon columns of an order without a coupon. */
export const noCoupon: Given = { couponId: null, coupon: null, discountQirsh: 0 };

/** The coupon columns of an order with a valid coupon. */
export function applyCoupon(offered: OfferedCoupon, subtotalQirsh: number): Given {
  const { id, code, kind, percent, amountQirsh } = offered;
  const coupon = { code, kind, percent, amountQirsh };
  return { couponId: id, coupon, discountQirsh: discountOf(coupon, subtotalQirsh) };
}
