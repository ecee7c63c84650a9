import type { DeliveryMethod } from '../../contracts/orders.ts';
import { browserStorage, readJson } from './browser-storage.ts';

/** What home says of the last order of the account `userId`. */
type LastOrder = { userId: string; number: string; status: string; method: DeliveryMethod };

/** Storage key; home is marked by it before it is painted (`before-paint.ts`). */
const key = 'last_order';

export function storeLastOrder(order: LastOrder): void {
  browserStorage.set(key, JSON.stringify(order));
  document.documentElement.dataset.lastOrder = 'known';
}

/** Stored JSON is untrusted: what is no account's order is none. */
export function readLastOrder(): LastOrder | null {
  const { userId, number, status, method } = (readJson(key) ?? {}) as Partial<LastOrder>;
  if (typeof userId !== 'string' || typeof number !== 'string' || typeof status !== 'string') return null;
  return { userId, number, status, method: method === 'pickup' ? method : 'delivery' };
}

/** Called on logout too, so that the next user of this browser doesn't see it. */
export function removeLastOrder(): void {
  browserStorage.remove(key);
  delete document.documentElement.dataset.lastOrder;
}
