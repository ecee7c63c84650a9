import * as z from 'zod/mini';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { type Product, productSchema } from '../../contracts/catalogue.ts';
import { sumPrices } from '../../contracts/money.ts';
import { maximumQuantity } from '../../contracts/orders.ts';
import { browserStorage } from './browser-storage.ts';

/** A product as it was when it was last seen, how many of it, and whether the catalogue has lost it since. */
export type CartItem = { product: Product; quantity: number; gone?: boolean | undefined };

type Cart = {
  items: CartItem[];
  /** False until the browser's storage was read: the server does not know any cart. */
  isLoaded: boolean;
};

const key = 'cart';
const itemSchema = z.object({ product: productSchema, quantity: z.number(), gone: z.optional(z.boolean()) });

/** Keeps of a stored value what is still an item: the value may be damaged, old, or written by a person. */
export function readItems(stored: unknown): CartItem[] {
  const list = Array.isArray(stored) ? stored : (stored as { items?: unknown } | null)?.items;
  if (!Array.isArray(list)) return [];
  const items = list.flatMap((value: unknown) => {
    const item = itemSchema.safeParse(value);
    return item.success && item.data.quantity >= 1 ? [item.data] : [];
  });
  const once = new Map(items.map((item) => [item.product.id, item]));
  return [...once.values()].map((item) => ({ ...item, quantity: clamp(item.quantity) }));
}

const clamp = (quantity: number) => Math.min(maximumQuantity, Math.trunc(quantity));

export const useCart = create<Cart>()(
  persist((): Cart => ({ items: [], isLoaded: false }), {
    name: key,
    storage: createJSONStorage(() => ({
      getItem: (name) => tolerant(browserStorage.get(name)),
      setItem: browserStorage.set,
      removeItem: browserStorage.remove,
    })),
    skipHydration: true,
    partialize: ({ items }) => ({ items }),
    merge: (stored) => ({ items: readItems(stored), isLoaded: true }),
  }),
);

/** Makes any stored text one that the storage can parse: a bare list, as older carts were, becomes its state. */
function tolerant(text: string | null): string | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const state = Array.isArray(value) ? { items: value } : (value as { state?: unknown } | null)?.state;
    return JSON.stringify({ state: state ?? { items: [] }, version: 0 });
  } catch {
    return JSON.stringify({ state: { items: [] }, version: 0 });
  }
}

function change(edit: (items: CartItem[]) => CartItem[]): void {
  useCart.setState(({ items }) => ({ items: edit(items) }));
}

/** Adds a product, or raises its quantity when it is in already. */
export function addToCart(product: Product, quantity = 1): void {
  change((items) => {
    const known = items.find((item) => item.product.id === product.id);
    if (!known) return [...items, { product, quantity: clamp(quantity) }];
    return items.map((item) =>
      item === known ? { product, quantity: clamp(item.quantity + quantity) } : item,
    );
  });
}

/** Sets a quantity; zero or less takes the product out. */
export function setQuantity(productId: string, quantity: number): void {
  if (quantity <= 0) removeFromCart(productId);
  else {
    change((items) =>
      items.map((item) => (item.product.id === productId ? { ...item, quantity: clamp(quantity) } : item)),
    );
  }
}

export const removeFromCart = (productId: string): void =>
  change((items) => items.filter((item) => item.product.id !== productId));

export const clearCart = (): void => change(() => []);

/** These items with the catalogue's answer about all of them: what it no longer has is marked as gone. */
export function takeInto(items: CartItem[], products: Product[]): CartItem[] {
  const fresh = new Map(products.map((product) => [product.id, product]));
  return items.map(({ product, quantity }) => {
    const found = fresh.get(product.id);
    return found ? { product: found, quantity } : { product, quantity, gone: true };
  });
}

/** Takes the catalogue's answer about everything in the cart into the cart. */
export const updateProducts = (products: Product[]): void => change((items) => takeInto(items, products));

/** What is sold and in stock; only this is counted and ordered. */
export const orderable = (items: CartItem[]): CartItem[] =>
  items.filter((item) => item.product.available && !item.gone);

/** The sum of the quantities of what can be ordered. */
export const countItems = (items: CartItem[]): number =>
  orderable(items).reduce((sum, { quantity }) => sum + quantity, 0);

/** What the orderable goods cost in JD, before delivery. */
export const totalOf = (items: CartItem[]): number =>
  sumPrices(orderable(items).map(({ product, quantity }) => ({ price: product.price, quantity })));

/** Reads the stored cart, and again whenever another tab has changed it; answers how to stop. */
export function watchCart(): () => void {
  void useCart.persist.rehydrate();
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) void useCart.persist.rehydrate();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
