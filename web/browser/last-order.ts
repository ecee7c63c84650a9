import { browserStorage } from './browser-storage.ts';

/** Storage key of what home says of a customer's last order: number, status and how it comes. The page is marked by it before it is painted. */
export const lastOrderKey = 'last_order';

/** Also the end of a session: the next visitor of this browser sees nothing of it. */
export function removeLastOrder(): void {
  browserStorage.remove(lastOrderKey);
  delete document.documentElement.dataset.lastOrder;
}
