import { create } from 'zustand';
import type { Product } from '../../contracts/catalogue.ts';
import { addToCart } from './cart.ts';

/**
 * The last addition to the cart; `isAll` is false when it was clamped. `image` is the element on the page from which it
 * was added.
 */
export type Addition = { product: Product; isAll: boolean; image: HTMLImageElement | null };

/** Read by the cart's bar, whose file loads after the page is rendered. */
export const useAddition = create<{ addition: Addition | null }>()(() => ({ addition: null }));

/** Adds to the cart; the frame announces and shows it. `shownIn` is the part of the page with the product's image. */
export function addToCartWithFeedback(product: Product, quantity: number, shownIn: Element | null): void {
  const isAll = addToCart(product, quantity);
  useAddition.setState({ addition: { product, isAll, image: shownIn?.querySelector('img') ?? null } });
}
