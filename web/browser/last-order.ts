import { browserStorage } from './browser-storage.ts';

/** Storage key; `before-paint.ts` marks home by it. Entries: `last-order-entry.ts`. */
export const lastOrderKey = 'last_order';

/** Called on logout, too, so that the next user of this browser doesn't see it; with a user's id, that user's own stays. */
export function removeLastOrder(but?: string): void {
  if (but && browserStorage.get(lastOrderKey)?.includes(but)) return;
  browserStorage.remove(lastOrderKey);
  delete document.documentElement.dataset.lastOrder;
}
