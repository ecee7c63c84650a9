import type { DeliveryMethod } from '../../contracts/orders.ts';
import { browserStorage, readJson } from './browser-storage.ts';
import { lastOrderKey } from './last-order.ts';

/** The last order of the account `userId`, as home shows it. Separate from its removal, which every page downloads. */
type LastOrder = {
  userId: string;
  number: string;
  status: string;
  method: DeliveryMethod;
  /** Whether a proposed change waits for an answer. */
  isAsked: boolean;
};

export function storeLastOrder(order: LastOrder): void {
  browserStorage.set(lastOrderKey, JSON.stringify(order));
  document.documentElement.dataset.lastOrder = 'known';
}

/** Stored JSON is untrusted: anything but an account's order is ignored. */
export function readLastOrder(): LastOrder | null {
  const { userId, number, status, method, isAsked } = (readJson(lastOrderKey) ?? {}) as Partial<LastOrder>;
  if (typeof userId !== 'string' || typeof number !== 'string' || typeof status !== 'string') return null;
  return {
    userId,
    number,
    status,
    method: method === 'pickup' ? method : 'delivery',
    isAsked: isAsked === true,
  };
}
