import { browserStorage, readJson } from './browser-storage.ts';

const key = 'waitlist_asked';
/** As long as the server stores it, in milliseconds. */
const storedFor = 365 * 24 * 60 * 60 * 1000;
const maxProducts = 50;

/** `owner` is the account, empty for a guest. */
type Asked = { id: string; owner: string; at: number };

/** Stored JSON is untrusted: anything invalid is ignored. */
function readStored(): Asked[] {
  const stored = readJson(key);
  const isFresh = (asked: Asked | null) =>
    typeof asked?.id === 'string' && Date.now() - asked.at < storedFor && Date.now() >= asked.at;
  return Array.isArray(stored) ? stored.filter(isFresh) : [];
}

/** Whether this browser has joined a product's waiting list; entries of another account are never revealed. */
export const isWaitlistAsked = (id: string, owner: string): boolean =>
  readStored().some((asked) => asked.id === id && asked.owner === owner);

export function storeWaitlistAsked(id: string, owner: string): void {
  const others = readStored().filter((asked) => asked.id !== id || asked.owner !== owner);
  browserStorage.set(key, JSON.stringify([{ id, owner, at: Date.now() }, ...others].slice(0, maxProducts)));
}

/** Called when the account is deleted. */
export const removeWaitlistAsked = (): void => browserStorage.remove(key);
