import type { ErrorDetail } from '../../contracts/error.ts';
import { formatDay, type Language } from '../../contracts/language.ts';
import { formatPrice } from '../i18n/format.ts';
import type { useCheckoutWords } from '../i18n/use-checkout-words.ts';

/** Why a coupon can't be used, with the values that would be accepted; null where the refusal's own message is enough. */
export function describeCouponFault(
  { code, missing = 0, saves = 0, from = '' }: Partial<ErrorDetail>,
  say: ReturnType<typeof useCheckoutWords>,
  language: Language,
): string | null {
  if (code === 'coupon_below_minimum') return say.couponMinimum(formatPrice(missing, language));
  if (code === 'coupon_changed') return say.couponChanged(formatPrice(saves, language));
  if (code === 'coupon_early') return say.couponEarly(formatDay(`${from}T12:00:00+03:00`, language));
  return null;
}
