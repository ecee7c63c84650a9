import { browserStorage, readJson } from '../browser/browser-storage.ts';
import { randomKey } from '../browser/random-key.ts';

type Stored = { key: string; at: number };

const storageKey = 'orderKeys';
/** How long a key is kept, in milliseconds: the same goods ordered on another day are a new order. */
const maxAge = 24 * 60 * 60 * 1000;

/** Keys of this document, for a browser without storage. */
let keys: Record<string, Stored> = {};

/**
 * Idempotency key of an order, kept in local storage until the order is confirmed: a retry after a lost response, even
 * after a power loss, does not order twice. One for the cart and one per Buy Now product.
 */
export function idempotencyKeyFor(subject: string): string {
  const stored = readKeys();
  const own = stored[subject] ?? { key: randomKey(), at: Date.now() };
  write({ ...stored, [subject]: own });
  return own.key;
}

/** Called after the order is confirmed, or refused as already saved with other details: the next one gets a new key. */
export function clearIdempotencyKey(subject: string): void {
  const { [subject]: _, ...others } = readKeys();
  write(others);
}

const guestKeyName = 'guestKey';
let keyWithoutStorage: string | undefined;

/** The random key of this browser, the scope of its idempotency keys for orders without an account; grants no access. */
export function guestKey(): string {
  const stored = browserStorage.get(guestKeyName) ?? keyWithoutStorage;
  if (stored && /^[0-9a-f]{32}$/.test(stored)) return stored;
  keyWithoutStorage = randomKey();
  browserStorage.set(guestKeyName, keyWithoutStorage);
  return keyWithoutStorage;
}

/** The stored keys that have not expired; stored JSON is untrusted. */
function readKeys(): Record<string, Stored> {
  const stored = { ...keys, ...(readJson(storageKey) as Record<string, Stored> | null) };
  const fresh = Object.entries(stored).filter(([, one]) => Date.now() - one?.at < maxAge);
  return Object.fromEntries(fresh);
}

function write(stored: Record<string, Stored>): void {
  keys = browserStorage.set(storageKey, JSON.stringify(stored)) ? {} : stored;
}
