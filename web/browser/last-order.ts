import { browserStorage } from './browser-storage.ts';

/** Storage key; home is marked by it before it is painted (`before-paint.ts`). Entries: `last-order-entry.ts`. */
export const lastOrderKey = 'last_order';

/** Called on logout too, so that the next user of this browser doesn't see it; with a user's id, that one's own stays. */
export function removeLastOrder(but?: string): void {
  if (but && browserStorage.get(lastOrderKey)?.includes(but)) return;
  browserStorage.remove(lastOrderKey);
  delete document.documentElement.dataset.lastOrder;
}
