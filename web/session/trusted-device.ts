import { browserStorage } from '../browser/browser-storage.ts';

const key = 'known_device';

/** What the shop gave this browser when somebody signed in here: with it, tries of strangers elsewhere do not count here. */
export const readDeviceToken = (): string | undefined => browserStorage.get(key) ?? undefined;
export const keepDeviceToken = (token: string): void => browserStorage.set(key, token);
export const dropDeviceToken = (): void => browserStorage.remove(key);
