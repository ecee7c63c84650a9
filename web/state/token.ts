import { browserStorage } from './browser-storage.ts';

const key = 'auth_token';
export const tokenKey = key;

export const readToken = (): string | null => browserStorage.get(key);
export const keepToken = (token: string): void => browserStorage.set(key, token);
export const dropToken = (): void => browserStorage.remove(key);
