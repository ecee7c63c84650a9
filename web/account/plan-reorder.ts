import type { Product } from '../../contracts/catalogue.ts';
import type { Bilingual } from '../../contracts/language.ts';
import type { Order } from '../../contracts/orders.ts';
import type { CartItem } from '../cart/cart.ts';

export type Reorder = {
  /** What is added to the cart; `before` is the former price in JD if it has changed. */
  added: { product: Product; quantity: number; before?: number }[];
  outOfStock: Bilingual[];
  gone: Bilingual[];
};

/** The availability of an old order's goods in the present catalogue. `products` are those that are still sold. */
export function planReorder(items: Order['items'], products: Product[]): Reorder {
  const sold = new Map(products.map((product) => [product.id, product]));
  const plan: Reorder = { added: [], outOfStock: [], gone: [] };
  for (const { product_id, name, quantity, price } of items) {
    const product = product_id === null ? undefined : sold.get(product_id);
    if (!product) plan.gone.push(name);
    else if (!product.available) plan.outOfStock.push(product.name);
    else plan.added.push({ product, quantity, ...(product.price !== price && { before: price }) });
  }
  return plan;
}

/** Whether a cart contains what the plan adds, and nothing else. */
export const isAllOf = (items: readonly CartItem[], { added }: Reorder): boolean =>
  items.length === added.length &&
  added.every(({ product, quantity }) =>
    items.some((item) => item.product.id === product.id && item.quantity === quantity),
  );

/** Whether everything is still sold, at the same price. */
export const isAsBefore = ({ added, outOfStock, gone }: Reorder): boolean =>
  outOfStock.length + gone.length === 0 && added.every(({ before }) => before === undefined);
