import { isStore, type Store } from '../../contracts/catalogue.ts';
import { browserStorage, removeCookie, storeInCookie } from '../browser/browser-storage.ts';

const key = 'selectedStore';

/** The chosen store, persisted; null before the first choice or when the stored value is invalid. */
export function readStore(): Store | null {
  const stored = browserStorage.get(key);
  return isStore(stored) ? stored : null;
}

/** Persists the choice in local storage, and in a cookie for the server's redirect of `/products`. */
export function chooseStore(store: Store): void {
  browserStorage.set(key, store);
  storeInCookie(key, store);
  document.documentElement.dataset.chosen = store;
}

/** Clears the choice: products ask for a store again. */
export function clearStore(): void {
  browserStorage.remove(key);
  removeCookie(key);
  delete document.documentElement.dataset.chosen;
}
