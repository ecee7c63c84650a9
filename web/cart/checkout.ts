import { create } from 'zustand';
import { asCustomer } from '../session/as-customer.ts';
import { type CartItem, totalOf } from './cart.ts';

/** What is being ordered: the cart, or one product of its own by Buy Now. */
export type Checkout = { items: CartItem[]; source: 'cart' | 'product' };

export const useCheckout = create<{ checkout: Checkout | null }>()(() => ({ checkout: null }));

export const closeCheckout = (): void => useCheckout.setState({ checkout: null });

/** Opens the checkout modal; a guest logs in or signs up first and goes on from there. */
export const startCheckout = (checkout: Checkout): void =>
  asCustomer(() => useCheckout.setState({ checkout }), { goods: totalOf(checkout.items) });
