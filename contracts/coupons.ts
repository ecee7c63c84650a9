import type * as z from 'zod/mini';
import type * as schemas from './coupons.schemas.ts';
import type { Endpoint } from './endpoint.ts';

/** What a coupon takes off: a share of the goods, a sum, or what delivery costs. */
export const couponKinds = ['percent', 'amount', 'delivery'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** The most coupons of a shop; all are sent to the browser at once. */
export const maxCoupons = 300;
export const longestCode = 30;
export const maxUses = 1_000_000;

export type Coupon = z.output<typeof schemas.couponSchema>;
export type NewCoupon = z.output<typeof schemas.couponInput>;

/** The value of a coupon, as stored with an order. */
export type CouponTerms = { kind: CouponKind; percent: number | null; amountQirsh: number | null };

/** A coupon as stored with an order: its value, and the code as the seller wrote it. */
export type OrderedCoupon = CouponTerms & { code: string };

export const checkCoupon: Endpoint<typeof schemas.checkCoupon> = {
  method: 'POST',
  path: '/coupons/check',
  access: 'customer',
};

export const checkGuestCoupon: Endpoint<typeof schemas.checkGuestCoupon> = {
  method: 'POST',
  path: '/guest/coupons/check',
  access: 'public',
};

export const listCoupons: Endpoint<typeof schemas.listCoupons> = {
  method: 'GET',
  path: '/admin/coupons',
  access: 'admin',
};

export const createCoupon: Endpoint<typeof schemas.createCoupon> = {
  method: 'POST',
  path: '/admin/coupons',
  access: 'admin',
  status: 201,
};

export const updateCoupon: Endpoint<typeof schemas.updateCoupon> = {
  method: 'PUT',
  path: '/admin/coupons/{id}',
  access: 'admin',
};

export const deleteCoupon: Endpoint<typeof schemas.deleteCoupon> = {
  method: 'DELETE',
  path: '/admin/coupons/{id}',
  access: 'admin',
};
