import type { User } from '../../contracts/accounts.ts';
import type { CartItem } from '../cart/cart.ts';
import { couponSums, useCoupon } from './use-coupon.ts';
import type { Delivery } from './use-delivery.ts';
import { useStamps } from './use-stamps.ts';

type Asked = {
  user: User | null;
  items: CartItem[];
  delivery: Delivery;
  /** The coupon's code as typed. */
  code: string;
  phone: string | undefined;
  /** The server's refusal of the order, if any. */
  refusal: unknown;
};

/** The discounts by coupon and stamp card, and the resulting delivery fee. */
export function useCheckoutFee({ user, items, delivery, code, phone, refusal }: Asked) {
  const coupon = useCoupon({ code, items, delivery, phone, isGuest: user === null });
  const { discount, isDeliveryFree } = couponSums(coupon.given);
  const stamps = useStamps(user !== null, refusal);
  return {
    coupon,
    discount,
    stampsText: stamps.textOf(delivery),
    /** Whether the card's reward is spent on this order. */
    isFreeForStamps: !isDeliveryFree && Number(delivery.fee) > 0 && stamps.feeOf(delivery) === 0,
    /** Whether delivery is free to any area. */
    isFree: isDeliveryFree || stamps.isFull,
    fee: isDeliveryFree ? 0 : stamps.feeOf(delivery),
  };
}
