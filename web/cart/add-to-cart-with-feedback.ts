import { create } from 'zustand';
import type { Product } from '../../contracts/catalogue.ts';
import { addToCart } from './cart.ts';

/** What was put into the cart last; `isAll` is false where it was clamped. `image` is where on the page it was taken from. */
export type Addition = { product: Product; isAll: boolean; image: HTMLImageElement | null };

/** Read by the cart's bar, whose file comes after the page is drawn. */
export const useAddition = create<{ addition: Addition | null }>()(() => ({ addition: null }));

/** Adds to the cart; the frame says and shows it. `shownIn` is the part of the page with the product's image. */
export function addToCartWithFeedback(product: Product, quantity: number, shownIn: Element | null): void {
  const isAll = addToCart(product, quantity);
  useAddition.setState({ addition: { product, isAll, image: shownIn?.querySelector('img') ?? null } });
}
