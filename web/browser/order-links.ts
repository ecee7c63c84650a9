import { browserStorage, readJson } from './browser-storage.ts';

type Stored = { token: string; at: number };

const key = 'order_links';
/** How long a link stays on a device that others may use too, in milliseconds. */
const storedFor = 90 * 24 * 60 * 60 * 1000;
const maxLinks = 20;

/** Stored JSON is untrusted: anything else than links counts as none. */
function readStored(): Stored[] {
  const stored = readJson(key);
  const isFresh = (link: Stored | null) =>
    typeof link?.token === 'string' && Date.now() - link.at < storedFor && Date.now() >= link.at;
  return Array.isArray(stored) ? stored.filter(isFresh) : [];
}

const write = (links: Stored[]) => void browserStorage.set(key, JSON.stringify(links));

/** Tokens of the orders that were placed in this browser without an account, the latest first. Nothing else of them is stored. */
export const readOrderLinks = (): string[] => readStored().map(({ token }) => token);

export const storeOrderLink = (token: string): void =>
  write([{ token, at: Date.now() }, ...readStored()].slice(0, maxLinks));

/** One that opens no order any more, or whose order is in an account. */
export const removeOrderLink = (token: string): void =>
  write(readStored().filter((link) => link.token !== token));

/** On logout, with the account, and when it is asked for. */
export const removeOrderLinks = (): void => browserStorage.remove(key);
