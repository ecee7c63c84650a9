import { create } from 'zustand';
import type { Product } from '../../contracts/catalogue.ts';
import { readJson, tabStorage } from '../browser/browser-storage.ts';
import type { CartItem } from './cart.ts';

const key = 'formerPrices';

/**
 * Former prices in JD of products in the cart, by product id, where they have changed since the cart was opened or they
 * were added. Kept over a reload of the page that shows them, and dropped at the next visit of the cart.
 */
export const useFormerPrices = create<Record<string, number>>()(() => (isReload() ? readStored() : {}));

export function forgetFormerPrices(): void {
  useFormerPrices.setState({}, true);
  tabStorage.remove(key);
}

/** Called before the cart's products are replaced by fresh ones. Only stores products of the cart, which limits its size. */
export function recordFormerPrices(items: CartItem[], fresh: Product[]): void {
  const now = new Map(fresh.map(({ id, price }) => [id, price]));
  const stored = useFormerPrices.getState();
  const prices = items.flatMap(({ product: { id, price } }) => {
    const before = stored[id] ?? price;
    return before === (now.get(id) ?? price) ? [] : [[id, before] as const];
  });
  useFormerPrices.setState(Object.fromEntries(prices), true);
  tabStorage.set(key, JSON.stringify(useFormerPrices.getState()));
}

function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
}

/** Stored JSON is untrusted: anything but prices is ignored. */
function readStored(): Record<string, number> {
  const prices = Object.entries(readJson(key, tabStorage) ?? {});
  return Object.fromEntries(prices.filter(([, price]) => typeof price === 'number'));
}
