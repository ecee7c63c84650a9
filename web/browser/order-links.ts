import { browserStorage, readJson } from './browser-storage.ts';

type Stored = { token: string; at: number };

const key = 'order_links';
/** How long a link is kept, in milliseconds, as other people may use the device. */
const storedFor = 90 * 24 * 60 * 60 * 1000;
const maxLinks = 20;

/** Stored JSON is untrusted: anything but links is ignored. */
function readStored(): Stored[] {
  const stored = readJson(key);
  const isFresh = (link: Stored | null) =>
    typeof link?.token === 'string' && Date.now() - link.at < storedFor && Date.now() >= link.at;
  return Array.isArray(stored) ? stored.filter(isFresh) : [];
}

const write = (links: Stored[]) => void browserStorage.set(key, JSON.stringify(links));

/** Tokens of the orders placed in this browser without an account, latest first. Nothing else about them is stored. */
export const readOrderLinks = (): string[] => readStored().map(({ token }) => token);

export const storeOrderLink = (token: string): void =>
  write([{ token, at: Date.now() }, ...readStored()].slice(0, maxLinks));

/** Removes a link that no longer opens an order, or whose order is in an account. */
export const removeOrderLink = (token: string): void =>
  write(readStored().filter((link) => link.token !== token));

/** Called on logout, on deletion of the account, and on request. */
export const removeOrderLinks = (): void => browserStorage.remove(key);
