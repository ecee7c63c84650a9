import { browserStorage, readJson } from './browser-storage.ts';

const key = 'waitlist_asked';
/** As long as the shop itself knows of it, in milliseconds. */
const storedFor = 365 * 24 * 60 * 60 * 1000;
const maxProducts = 50;

/** `owner` is the account, empty for a guest. */
type Asked = { id: string; owner: string; at: number };

/** Stored JSON is untrusted: anything else counts as nothing asked. */
function readStored(): Asked[] {
  const stored = readJson(key);
  const isFresh = (asked: Asked | null) =>
    typeof asked?.id === 'string' && Date.now() - asked.at < storedFor && Date.now() >= asked.at;
  return Array.isArray(stored) ? stored.filter(isFresh) : [];
}

/** Whether it was asked here to be told when a product is back; what another account asked is never told. */
export const isWaitlistAsked = (id: string, owner: string): boolean =>
  readStored().some((asked) => asked.id === id && asked.owner === owner);

export function storeWaitlistAsked(id: string, owner: string): void {
  const others = readStored().filter((asked) => asked.id !== id || asked.owner !== owner);
  browserStorage.set(key, JSON.stringify([{ id, owner, at: Date.now() }, ...others].slice(0, maxProducts)));
}

/** Called when the account is deleted. */
export const removeWaitlistAsked = (): void => browserStorage.remove(key);
