import type { DeliveryMethod } from '../../contracts/orders.ts';
import { browserStorage, readJson } from './browser-storage.ts';
import { lastOrderKey } from './last-order.ts';

/** What home says of the last order of the account `userId`. Apart from its removal, which every page downloads. */
type LastOrder = {
  userId: string;
  number: string;
  status: string;
  method: DeliveryMethod;
  /** Whether a change is proposed that waits for an answer. */
  isAsked: boolean;
};

export function storeLastOrder(order: LastOrder): void {
  browserStorage.set(lastOrderKey, JSON.stringify(order));
  document.documentElement.dataset.lastOrder = 'known';
}

/** Stored JSON is untrusted: what is no account's order is none. */
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
