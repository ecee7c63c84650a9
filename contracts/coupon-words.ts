import type { CouponKind } from './coupons.ts';
import type { Language } from './language.ts';

type CouponWords = { discount: string; code: string };

/** What a bill calls that which a coupon takes off, and the code of one that takes off the delivery fee. */
export const couponWords: Record<Language, CouponWords> = {
  en: { discount: 'Discount', code: 'Coupon' },
  ar: { discount: 'خصم', code: 'كوبون' },
};

type Discounted = { discount: number; coupon: { code: string; kind: CouponKind } | null };

/** The line of a bill that tells of its coupon: a sum in JD that is taken off, or null where delivery is free by it. */
export function couponLine(
  { discount, coupon }: Discounted,
  language: Language,
): { name: string; code: string; amount: number | null } | null {
  const words = couponWords[language];
  if (coupon?.kind === 'delivery') return { name: words.code, code: coupon.code, amount: null };
  // Of a return that gives none of it back there is nothing to tell.
  return coupon && discount > 0 ? { name: words.discount, code: coupon.code, amount: discount } : null;
}
