import type { CouponKind } from './coupons.ts';
import type { Language } from './language.ts';

type CouponWords = { discount: string; code: string };

/** The bill's name for a discount, and its label for the code of a coupon that makes delivery free. */
export const couponWords: Record<Language, CouponWords> = {
  en: { discount: 'Discount', code: 'Coupon' },
  ar: { discount: 'خصم', code: 'كوبون' },
};

type Discounted = { discount: number; coupon: { code: string; kind: CouponKind } | null };

/** The bill's line about a coupon: the discount in JD, or null where the coupon makes delivery free. */
export function couponLine(
  { discount, coupon }: Discounted,
  language: Language,
): { name: string; code: string; amount: number | null } | null {
  const words = couponWords[language];
  if (coupon?.kind === 'delivery') return { name: words.code, code: coupon.code, amount: null };
  // A return may leave nothing of the discount; then there is no line.
  return coupon && discount > 0 ? { name: words.discount, code: coupon.code, amount: discount } : null;
}
