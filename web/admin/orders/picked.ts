import { create } from 'zustand';
import type { PickedProduct } from '../../../contracts/admin-orders.ts';
import { dayInAmman } from '../../../contracts/calendar-day.ts';
import { browserStorage, readJson } from '../../browser/browser-storage.ts';

/** Ticks of the pick list in local storage, valid for the day in Amman. */
const storageKey = 'day_sheet_picked';

/** By product, the orders for which it was picked: `MN-1042: 2`. */
type Picked = Record<string, string[]>;

const usePickedStore = create<{ picked: Picked }>()(() => ({ picked: {} }));

export const keyOf = ({ product_id, name, weight, parts = [] }: PickedProduct): string =>
  [
    product_id ?? `${name.en} ${name.ar}`,
    weight,
    ...parts.map((part) => `${part.quantity} ${part.name.en}`),
  ].join(' ');

/** Key of one order's share of a product. */
export const shareOf = ({ number, quantity }: PickedProduct['orders'][number]): string =>
  `${number}: ${quantity}`;

/** Loads today's ticks; another day's are dropped. */
export function readPicked(): void {
  const stored = readJson(storageKey) as { day?: unknown; picked?: Picked } | null;
  usePickedStore.setState({ picked: stored?.day === dayInAmman() ? (stored.picked ?? {}) : {} });
}

/** The quantity picked for orders on the current sheet. */
export function usePicked(product: PickedProduct): number {
  const taken = usePickedStore(({ picked }) => picked[keyOf(product)]);
  return product.orders
    .filter((order) => taken?.includes(shareOf(order)))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Ticks a product for all orders of the sheet that need it, or removes the tick. Other days' ticks stay. */
export function setPicked(product: PickedProduct, isPicked: boolean): void {
  const key = keyOf(product);
  const { [key]: before = [], ...others } = usePickedStore.getState().picked;
  const shares = product.orders.map(shareOf);
  const remaining = before.filter((share) => !shares.includes(share));
  const picked = { ...others, [key]: isPicked ? [...remaining, ...shares] : remaining };
  usePickedStore.setState({ picked });
  browserStorage.set(storageKey, JSON.stringify({ day: dayInAmman(), picked }));
}
