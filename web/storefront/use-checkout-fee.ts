import type { User } from '../../contracts/accounts.ts';
import type { CartItem } from '../cart/cart.ts';
import { couponSums, useCoupon } from './use-coupon.ts';
import type { Delivery } from './use-delivery.ts';
import { useStamps } from './use-stamps.ts';

type Asked = {
  user: User | null;
  items: CartItem[];
  delivery: Delivery;
  /** The coupon's, as it is typed. */
  code: string;
  phone: string | undefined;
  /** Why the order was refused, if the shop said so. */
  refusal: unknown;
};

/** What coupon and stamp card take off this order, and the delivery fee that is left. */
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
