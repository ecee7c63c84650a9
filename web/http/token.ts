import { browserStorage } from '../browser/browser-storage.ts';

const key = 'auth_token';
const renewedKey = 'auth_token_renewed';
export const tokenKey = key;

export const readToken = (): string | null => browserStorage.get(key);

/** Stores a new token in local storage, for all tabs. */
export function storeToken(token: string): void {
  // The timestamp is written first, as other tabs react to the token's storage event.
  browserStorage.set(renewedKey, String(Date.now()));
  browserStorage.set(key, token);
}

export function removeToken(): void {
  browserStorage.remove(key);
  browserStorage.remove(renewedKey);
}

/** Whether the token was issued more than `interval` milliseconds ago, or at an unknown time. */
export function isTokenOlderThan(interval: number): boolean {
  const age = Date.now() - Number(browserStorage.get(renewedKey) ?? Number.NaN);
  // Clock skew: a clock set back slightly does not make the token old.
  return !(Math.abs(age) < interval);
}
