import { browserStorage } from '../browser/browser-storage.ts';

const key = 'auth_token';
const renewedKey = 'auth_token_renewed';
export const tokenKey = key;

export const readToken = (): string | null => browserStorage.get(key);

/** Keeps a token that has just been given, for all tabs. */
export function keepToken(token: string): void {
  // The time first: whoever is woken by the token finds it.
  browserStorage.set(renewedKey, String(Date.now()));
  browserStorage.set(key, token);
}

export function dropToken(): void {
  browserStorage.remove(key);
  browserStorage.remove(renewedKey);
}

/** Whether the token was given longer ago than `interval`, in milliseconds, or at no time that one could know. */
export function isTokenOlderThan(interval: number): boolean {
  const age = Date.now() - Number(browserStorage.get(renewedKey) ?? Number.NaN);
  // A clock that was set back a little makes no token old.
  return !(Math.abs(age) < interval);
}
