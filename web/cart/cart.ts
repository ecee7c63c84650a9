import { create } from 'zustand';
import { isStore, type Product } from '../../contracts/catalogue.ts';
import { sumPrices } from '../../contracts/money.ts';
import { maxQuantity } from '../../contracts/quantity.ts';
import { browserStorage, readJson } from '../browser/browser-storage.ts';

/** A cart item: a snapshot of the product when last seen, its quantity, and `gone` if the catalogue no longer has it. */
export type CartItem = { product: Product; quantity: number; gone?: boolean | undefined };

type Cart = {
  items: CartItem[];
  /** False before hydration: the cart is in local storage, which SSR does not know. */
  isLoaded: boolean;
};

const key = 'cart';

/** Stored JSON is untrusted (damaged, outdated, edited by hand): invalid items are dropped. */
export function readItems(stored: unknown): CartItem[] {
  const list = Array.isArray(stored) ? stored : (stored as { items?: unknown } | null)?.items;
  if (!Array.isArray(list)) return [];
  const items = list.flatMap(readItem);
  const once = new Map(items.map((item) => [item.product.id, item]));
  return [...once.values()].map((item) => ({ ...item, quantity: clamp(item.quantity) }));
}

// Validated by hand: this is in every page's first download, where a schema library would be too large.
function readItem(value: unknown): CartItem[] {
  const { quantity, gone, ...item } = (value ?? {}) as Partial<CartItem>;
  const isMarked = gone === undefined || typeof gone === 'boolean';
  if (typeof quantity !== 'number' || !(quantity >= 1) || !isMarked || !isProduct(item.product)) return [];
  const { id, slug, name, description, price, image, category, weight, store, origin, available } =
    item.product;
  // Items stored by an earlier version lack the number left.
  const left = item.product.few_left;
  const few_left = typeof left === 'number' ? left : null;
  const place = item.product.origin_place;
  const product = {
    ...{ id, slug, name, description, price, image, category, weight, store, origin, available, few_left },
    // The cart shows only today's price, and has one size per line.
    regular_price: null,
    size_count: null,
    ready_on: typeof item.product.ready_on === 'string' ? item.product.ready_on : null,
    back_in: typeof item.product.back_in === 'number' ? item.product.back_in : null,
    origin_place: isBilingual(place) ? place : null,
  };
  return [{ product, quantity, ...(gone !== undefined && { gone }) }];
}

function isProduct(value: unknown): value is Product {
  const product = (value ?? {}) as Partial<Record<keyof Product, unknown>>;
  const { id, slug, name, description, price, image, category, weight, store, origin, available } = product;
  return (
    [id, slug, image, category, weight].every((text) => typeof text === 'string') &&
    isBilingual(name) &&
    isBilingual(description) &&
    typeof price === 'number' &&
    isStore(store) &&
    (origin === null || typeof origin === 'string') &&
    typeof available === 'boolean'
  );
}

function isBilingual(value: unknown): value is Product['name'] {
  const { en, ar } = (value ?? {}) as { en?: unknown; ar?: unknown };
  return typeof en === 'string' && typeof ar === 'string';
}

const clamp = (quantity: number) => Math.min(maxQuantity, Math.trunc(quantity));

export const useCart = create<Cart>()(() => ({ items: [], isLoaded: false }));

function change(edit: (items: CartItem[]) => CartItem[]): void {
  useCart.setState(({ items }) => ({ items: edit(items) }));
  const { items } = useCart.getState();
  browserStorage.set(key, JSON.stringify({ state: { items }, version: 0 }));
}

/** Loads the cart from local storage; the oldest format is a bare array. */
function readStored(): void {
  const stored = readJson(key);
  const items = readItems(Array.isArray(stored) ? stored : (stored as { state?: unknown } | null)?.state);
  useCart.setState({ items, isLoaded: true });
}

/**
 * Adds a product or raises its quantity, clamped to the maximum of an order and to the pieces left; returns false if it
 * was clamped. A line that already exceeds the pieces left is unchanged, as the cart says so.
 */
export function addToCart(product: Product, quantity = 1): boolean {
  const known = useCart.getState().items.find((item) => item.product.id === product.id);
  const before = known?.quantity ?? 0;
  const wanted = before + quantity;
  const max = Math.max(before, product.few_left || maxQuantity);
  const added = { product, quantity: clamp(Math.min(wanted, max)) };
  change((items) => (known ? items.map((item) => (item === known ? added : item)) : [...items, added]));
  return added.quantity === wanted;
}

/** Sets the quantity; zero or less removes the item. */
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

/** Undoes a removal: the item returns to its position. If it was added again meanwhile, nothing changes. */
export const restoreItem = (item: CartItem, place: number): void =>
  change((items) =>
    items.some(({ product }) => product.id === item.product.id) ? items : items.toSpliced(place, 0, item),
  );

export const clearCart = (): void => change(() => []);

/** Updates the items with current products; missing ones are marked `gone`. */
export function refreshItems(items: CartItem[], products: Product[]): CartItem[] {
  const fresh = new Map(products.map((product) => [product.id, product]));
  return items.map(({ product, quantity }) => {
    const found = fresh.get(product.id);
    return found ? { product: found, quantity } : { product, quantity, gone: true };
  });
}

/** Updates the cart with current products of all its items. */
export const updateProducts = (products: Product[]): void => change((items) => refreshItems(items, products));

/** Items that are available; only these are counted and ordered. */
export const orderable = (items: CartItem[]): CartItem[] =>
  items.filter((item) => item.product.available && !item.gone);

export const countItems = (items: CartItem[]): number =>
  orderable(items).reduce((sum, { quantity }) => sum + quantity, 0);

/** Subtotal of the orderable items in JD, before delivery. */
export const totalOf = (items: CartItem[]): number =>
  sumPrices(orderable(items).map(({ product, quantity }) => ({ price: product.price, quantity })));

/** Loads the cart and follows other tabs (cross-tab sync through storage events). Returns the stop function. */
export function watchCart(): () => void {
  readStored();
  const follow = (event: StorageEvent) => {
    if (event.key === key || event.key === null) readStored();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
