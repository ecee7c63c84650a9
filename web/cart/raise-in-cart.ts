import type { Product } from '../../contracts/catalogue.ts';
import { addToCart, type CartItem, countItems, useCart } from './cart.ts';

/**
 * Raises a product's line to that quantity, or leaves it if it has more. The line is refreshed with the present
 * product, even if it was marked as gone. Returns how many were added, how many were already there, and whether the
 * quantity was clamped.
 */
export function raiseInCart(product: Product, quantity: number) {
  const { items } = useCart.getState();
  const stored = items.find((item) => item.product.id === product.id)?.quantity ?? 0;
  const isCut = !addToCart(product, Math.max(quantity - stored, 0));
  const raised = quantityOf(product, useCart.getState().items) - quantityOf(product, items);
  return { raised, already: Math.min(quantityOf(product, items), quantity), isCut };
}

const quantityOf = ({ id }: Product, items: CartItem[]): number =>
  countItems(items.filter(({ product }) => product.id === id));
