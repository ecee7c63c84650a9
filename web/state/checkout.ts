import { create } from 'zustand';
import type { CartItem } from './cart.ts';
import { openLoginModal } from './login-modal.ts';
import { useSession } from './session.ts';

/** What is being ordered: the cart, or one product of its own by Buy Now. */
export type Checkout = { items: CartItem[]; source: 'cart' | 'product' };

export const useCheckout = create<{ checkout: Checkout | null }>()(() => ({ checkout: null }));

export const closeCheckout = (): void => useCheckout.setState({ checkout: null });

/** Opens the checkout modal; a guest logs in or signs up first and goes on from there. */
export function startCheckout(checkout: Checkout): void {
  const open = () => useCheckout.setState({ checkout });
  if (useSession.getState().status === 'customer') open();
  else openLoginModal('login', open);
}
