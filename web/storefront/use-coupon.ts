import { useEffect, useState } from 'react';
import { checkCoupon, checkGuestCoupon } from '../../contracts/coupons.ts';
import type { AnswerOf } from '../../contracts/endpoint.ts';
import type { CartItem } from '../cart/cart.ts';
import { call } from '../http/api.ts';
import type { Delivery } from './use-delivery.ts';

type Given = AnswerOf<typeof checkCoupon>;

type Asked = {
  /** Checked as soon as the form opens: what a draft has kept. */
  code: string;
  items: CartItem[];
  delivery: Delivery;
  phone: string | undefined;
  isGuest: boolean;
};

export type CouponState = {
  /** What the code takes off these goods, coming this way; null while that is not known, and for a code that is refused. */
  given: Given | null;
  error: unknown;
  isChecking: boolean;
  /** Asks what a code takes off; empty for none any more. */
  check: (code: string) => void;
};

/**
 * What a coupon takes off the order that is being made, asked again whenever the goods or how they come change. The order itself is decided by the
 * server alone.
 */
export function useCoupon({ code, items, delivery, phone, isGuest }: Asked): CouponState {
  const [wanted, setWanted] = useState({ code, tries: 0 });
  const [answer, setAnswer] = useState<{ to: string; given: Given | null; error: unknown }>();
  const { method, area, country, fee } = delivery;
  const input = {
    code: wanted.code.trim(),
    items: items.map(({ product, quantity }) => ({ product_id: product.id, quantity, price: product.price })),
    delivery: { method, area_id: area?.id ?? null, country: country?.code ?? null },
  };
  const isAsked = input.code !== '' && items.length > 0 && fee !== 'loading' && fee !== 'by_country';
  const asked = isAsked ? JSON.stringify([input, fee, wanted.tries]) : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is all that the answer depends on; a phone that is being typed is no reason to ask.
  useEffect(() => {
    if (asked === '') return;
    const stop = new AbortController();
    const known = { ...input, ...(phone && { phone: phone.slice(0, 100) }) };
    const settle = (given: Given | null, error: unknown) => {
      if (!stop.signal.aborted) setAnswer({ to: asked, given, error });
    };
    call(isGuest ? checkGuestCoupon : checkCoupon, known, { signal: stop.signal }).then(
      (given) => settle(given, null),
      (error: unknown) => settle(null, error),
    );
    return () => stop.abort();
  }, [asked]);

  const settled = asked !== '' && answer?.to === asked ? answer : null;
  return {
    given: settled?.given ?? null,
    error: settled?.error ?? null,
    isChecking: asked !== '' && !settled,
    check: (next) => setWanted(({ tries }) => ({ code: next, tries: tries + 1 })),
  };
}

/** What the order is sent with: the typed code, with what it was seen to take off. */
export function wantedCoupon(typed: string | undefined, given: Given | null) {
  const code = typed?.trim() ?? '';
  if (code === '') return {};
  return { coupon: { code, ...(given && { saves: given.saves }) } };
}

/** What it changes in the sums. */
export const couponSums = (given: Given | null) => ({
  discount: given && given.kind !== 'delivery' ? given.saves : 0,
  isDeliveryFree: given?.kind === 'delivery',
});
