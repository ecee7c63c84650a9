import { browserStorage } from '../browser/browser-storage.ts';

const key = 'known_device';

/** Device token from a successful login: failed logins from other devices do not lock this one out. */
export const readDeviceToken = (): string | undefined => browserStorage.get(key) ?? undefined;
export const storeDeviceToken = (token: string): void => void browserStorage.set(key, token);
export const removeDeviceToken = (): void => browserStorage.remove(key);
