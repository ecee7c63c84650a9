import { create } from 'zustand';
import { asCustomer } from '../session/as-customer.ts';
import type { LoginReason } from '../session/login-modal-state.ts';
import { type CartItem, totalOf } from './cart.ts';
import { useDeliveryChoice } from './delivery-choice.ts';

/** What is being ordered: the cart, or one product of its own by Buy Now. */
export type Checkout = {
  items: CartItem[];
  source: 'cart' | 'product';
  /** Reorder put these items into the cart; closing the checkout says so. */
  isReorder?: boolean;
};

export const useCheckout = create<{ checkout: Checkout | null; isGuest: boolean }>()(() => ({
  checkout: null,
  isGuest: false,
}));

export const closeCheckout = (): void => useCheckout.setState({ checkout: null, isGuest: false });

/** Opens the checkout modal; a guest logs in or signs up first and goes on from there, or without an account where one may. */
export const startCheckout = (checkout: Checkout): void =>
  asCustomer(
    () => useCheckout.setState({ checkout, isGuest: false }),
    accountReason(checkout, () => useCheckout.setState({ checkout, isGuest: true })),
  );

/** Why an order asks for an account. `asGuest` goes on without one; null where that was refused. */
export const accountReason = ({ items }: Checkout, asGuest: (() => void) | null): LoginReason => ({
  goods: hasGeneralFee() ? totalOf(items) : null,
  asGuest,
});

/** Whether the fee outside of all areas is the order's: an area, a country abroad and pickup have others. */
function hasGeneralFee(): boolean {
  const { method, areaId, country } = useDeliveryChoice.getState();
  return method === 'delivery' && areaId === null && country === null;
}
