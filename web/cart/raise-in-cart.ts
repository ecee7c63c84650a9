import type { Product } from '../../contracts/catalogue.ts';
import { addToCart, type CartItem, countItems, useCart } from './cart.ts';

/**
 * Raises a product's line to that quantity, or leaves it if it has more; the line has today's product then, also where it said
 * that the product is gone. Returns how many were added, how many of those wanted were there, and whether the quantity was clamped.
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
