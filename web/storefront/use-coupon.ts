import { useEffect, useState } from 'react';
import { checkCoupon, checkGuestCoupon } from '../../contracts/coupons.ts';
import type { AnswerOf } from '../../contracts/endpoint.ts';
import type { CartItem } from '../cart/cart.ts';
import { call } from '../http/api.ts';
import type { Delivery } from './use-delivery.ts';

type Given = AnswerOf<typeof checkCoupon>;

type Asked = {
  /** The initial code from a draft, checked when the form opens. */
  code: string;
  items: CartItem[];
  delivery: Delivery;
  phone: string | undefined;
  isGuest: boolean;
};

export type CouponState = {
  /** The discount of the code for these goods and this delivery; null until known, and for a refused code. */
  given: Given | null;
  error: unknown;
  isChecking: boolean;
  /** Checks a code; empty to remove it. */
  check: (code: string) => void;
};

/**
 * The coupon's discount for the order in progress, rechecked when the goods or the delivery change. Only the server
 * decides about the order.
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

/** The coupon to send: the typed code, with the displayed discount. */
export function wantedCoupon(typed: string | undefined, given: Given | null) {
  const code = typed?.trim() ?? '';
  if (code === '') return {};
  return { coupon: { code, ...(given && { saves: given.saves }) } };
}

/** Its effect on the sums. */
export const couponSums = (given: Given | null) => ({
  discount: given && given.kind !== 'delivery' ? given.saves : 0,
  isDeliveryFree: given?.kind === 'delivery',
});
