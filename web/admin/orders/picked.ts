import { create } from 'zustand';
import type { PickedProduct } from '../../../contracts/admin-orders.ts';
import { browserStorage, readJson } from '../../browser/browser-storage.ts';
import { dayAgo } from './order-filters.ts';

/** What was ticked on the day sheet, kept in this browser until the day is over in Amman. */
const storageKey = 'day_sheet_picked';

/** By product, the orders for which it was taken from the shelf: `MN-1042: 2`. */
type Picked = Record<string, string[]>;

const usePickedStore = create<{ picked: Picked }>()(() => ({ picked: {} }));

export const keyOf = ({ product_id, name, weight }: PickedProduct): string =>
  `${product_id ?? `${name.en} ${name.ar}`} ${weight}`;

/** One order's share of a product, as the sheet names it. */
export const shareOf = ({ number, quantity }: PickedProduct['orders'][number]): string =>
  `${number}: ${quantity}`;

/** Takes up what was ticked today; of another day nothing counts. */
export function readPicked(): void {
  const kept = readJson(storageKey) as { day?: unknown; picked?: Picked } | null;
  usePickedStore.setState({ picked: kept?.day === dayAgo(0) ? (kept.picked ?? {}) : {} });
}

/** How many of a product were taken for orders that are on the sheet now. */
export function usePicked(product: PickedProduct): number {
  const taken = usePickedStore(({ picked }) => picked[keyOf(product)]);
  return product.orders
    .filter((order) => taken?.includes(shareOf(order)))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Ticks a product for all orders that want it, or takes the tick away. */
export function setPicked(product: PickedProduct, isPicked: boolean): void {
  const { [keyOf(product)]: _, ...others } = usePickedStore.getState().picked;
  const picked = isPicked ? { ...others, [keyOf(product)]: product.orders.map(shareOf) } : others;
  usePickedStore.setState({ picked });
  browserStorage.set(storageKey, JSON.stringify({ day: dayAgo(0), picked }));
}
