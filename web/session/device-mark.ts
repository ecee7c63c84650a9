import { browserStorage } from '../browser/browser-storage.ts';

const key = 'known_device';

/** What the shop gave this browser when somebody signed in here: with it, tries of strangers elsewhere do not count here. */
export const readDeviceMark = (): string | undefined => browserStorage.get(key) ?? undefined;
export const keepDeviceMark = (mark: string): void => browserStorage.set(key, mark);
export const dropDeviceMark = (): void => browserStorage.remove(key);
