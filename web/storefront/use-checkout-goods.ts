import { useRef, useState } from 'react';
import { listProducts, type Product } from '../../contracts/catalogue.ts';
import type { AnswerOf } from '../../contracts/endpoint.ts';
import {
  type CartItem,
  orderable,
  refreshItems,
  setQuantity,
  updateProducts,
  useCart,
} from '../cart/cart.ts';
import type { Checkout } from '../cart/checkout.ts';
import { recordFormerPrices } from '../cart/former-prices.ts';
import { call } from '../http/api.ts';

/** A product whose price has changed, with its former price in JD. */
export type PriceChange = { product: Product; before: number };

/** Changes since the goods were displayed: prices, and goods that are no longer sold or out of stock. */
type GoodsChange = { prices: PriceChange[]; gone: Product[]; out: Product[] };

/**
 * Changes since the checkout first showed the goods and since it last did: a change that was reverted only counts for
 * the latter. With the present products.
 */
export type GoodsNews = { sinceFirst: GoodsChange; sinceLast: GoodsChange; products: Product[] };

type CheckoutGoods = {
  items: CartItem[];
  /** Refetches the products; returns what has changed. Null when the request fails or is aborted. */
  refetchGoods: (signal?: AbortSignal) => Promise<GoodsNews | null>;
  /** Lowers the quantity of a product to the pieces left. */
  lowerQuantity: (productId: string, left: number) => void;
};

/** The ordered goods: the cart, live across tabs, or the product of Buy Now. */
export function useCheckoutGoods(checkout: Checkout): CheckoutGoods {
  const isCart = checkout.source === 'cart';
  const inCart = useCart((cart) => cart.items);
  const [alone, setAlone] = useState(checkout.items);
  const items = orderable(isCart ? inCart : alone);

  const first = useRef(new Map<string, Product>());
  for (const { product } of items) if (!first.current.has(product.id)) first.current.set(product.id, product);

  const refetchGoods = async (signal?: AbortSignal): Promise<GoodsNews | null> => {
    const all = isCart ? inCart : alone;
    const fresh = await readCatalogue(all);
    if (!fresh || signal?.aborted) return null;
    if (isCart) {
      recordFormerPrices(inCart, fresh.items);
      updateProducts(fresh.items);
    } else setAlone(refreshItems(alone, fresh.items));
    return {
      products: fresh.items,
      sinceFirst: compare(
        all.flatMap(({ product: { id } }) => first.current.get(id) ?? []),
        fresh.items,
      ),
      sinceLast: compare(
        items.map(({ product }) => product),
        fresh.items,
      ),
    };
  };
  const lowerQuantity = (productId: string, left: number) => {
    if (isCart) setQuantity(productId, left);
    else
      setAlone((all) =>
        all.map((item) => (item.product.id === productId ? { ...item, quantity: left } : item)),
      );
  };
  return { items, refetchGoods, lowerQuantity };
}

function compare(seen: Product[], fresh: Product[]): GoodsChange {
  const change: GoodsChange = { prices: [], gone: [], out: [] };
  for (const product of seen) {
    const now = fresh.find(({ id }) => id === product.id);
    if (!now) change.gone.push(product);
    else if (!now.available) change.out.push(now);
    else if (now.price !== product.price) change.prices.push({ product: now, before: product.price });
  }
  return change;
}

/** Current products by id; null when the request fails. */
function readCatalogue(items: CartItem[]): Promise<AnswerOf<typeof listProducts> | null> {
  const ids = items.map(({ product }) => product.id).join(',');
  return call(listProducts, { ids }).catch(() => null);
}
