import { create } from 'zustand';
import { asCustomer } from '../session/as-customer.ts';
import type { LoginReason } from '../session/login-modal-state.ts';
import { type CartItem, totalOf } from './cart.ts';
import { useDeliveryChoice } from './delivery-choice.ts';

/** The goods to order: the cart, or a single product by Buy Now. */
export type Checkout = {
  items: CartItem[];
  source: 'cart' | 'product';
  /** Set when Reorder has added these items to the cart; a message says so when the checkout is closed. */
  isReorder?: boolean;
};

export const useCheckout = create<{ checkout: Checkout | null; isGuest: boolean }>()(() => ({
  checkout: null,
  isGuest: false,
}));

export const closeCheckout = (): void => useCheckout.setState({ checkout: null, isGuest: false });

/** Opens the checkout modal; a guest first logs in or signs up, or continues without an account where allowed. */
export const startCheckout = (checkout: Checkout): void =>
  asCustomer(
    () => useCheckout.setState({ checkout, isGuest: false }),
    accountReason(checkout, () => useCheckout.setState({ checkout, isGuest: true })),
  );

/** Why an order asks for an account. `asGuest` continues without one; null where that was refused. */
export const accountReason = ({ items }: Checkout, asGuest: (() => void) | null): LoginReason => ({
  goods: hasGeneralFee() ? totalOf(items) : null,
  asGuest,
});

/** Whether the general fee applies: areas, countries abroad and pickup have their own. */
function hasGeneralFee(): boolean {
  const { method, areaId, country } = useDeliveryChoice.getState();
  return method === 'delivery' && areaId === null && country === null;
}
