import { browserStorage } from './browser-storage.ts';

/** Storage key; home is marked by it before it is painted (`before-paint.ts`). Entries: `last-order-entry.ts`. */
export const lastOrderKey = 'last_order';

/** Called on logout too, so that the next user of this browser doesn't see it. */
export function removeLastOrder(): void {
  browserStorage.remove(lastOrderKey);
  delete document.documentElement.dataset.lastOrder;
}

/** Removes that of any other account. */
export function removeLastOrderBut(userId: string): void {
  if (!browserStorage.get(lastOrderKey)?.includes(userId)) removeLastOrder();
}
