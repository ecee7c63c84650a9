import type { Product } from '../../contracts/catalogue.ts';
import { addToCart, useCart } from './cart.ts';

/** Adds what the cart lacks of that many of a product, and nothing where it has them; returns false if it was clamped. */
export function raiseInCart(product: Product, quantity: number): boolean {
  const known = useCart.getState().items.find((item) => item.product.id === product.id);
  const missing = quantity - (known?.quantity ?? 0);
  return missing <= 0 || addToCart(product, missing);
}
