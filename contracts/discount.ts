import type { CouponKind, CouponTerms } from './coupons.ts';
import { fromQirsh, toQirsh } from './money.ts';

/** The discount in whole qirsh: half a qirsh is rounded in the customer's favour, and never more than the goods cost. */
export function discountOf({ kind, percent, amountQirsh }: CouponTerms, subtotalQirsh: number): number {
  if (kind === 'delivery') return 0;
  if (kind === 'percent') return Math.round((subtotalQirsh * (percent ?? 0)) / 100);
  return Math.min(amountQirsh ?? 0, subtotalQirsh);
}

/** The discount in JD for a coupon of an order's view. */
export function discountJd(
  coupon: { kind: CouponKind; percent: number | null; amount: number | null } | null,
  subtotal: number,
): number {
  if (!coupon) return 0;
  const amountQirsh = coupon.amount === null ? null : toQirsh(coupon.amount);
  return fromQirsh(discountOf({ ...coupon, amountQirsh }, toQirsh(subtotal)));
}

/** The part of a discount, in qirsh, that remains after a return: in proportion to the price of the goods kept. */
export const keptDiscount = (discount: number, subtotalBefore: number, subtotalAfter: number): number =>
  subtotalBefore === 0 ? 0 : Math.round((discount * subtotalAfter) / subtotalBefore);

/** `keptDiscount` in JD. */
export const keptDiscountJd = (discount: number, before: number, after: number): number =>
  fromQirsh(keptDiscount(toQirsh(discount), toQirsh(before), toQirsh(after)));
