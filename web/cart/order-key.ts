import { browserStorage, readJson } from '../browser/browser-storage.ts';

type Kept = { key: string; at: number };

const storageKey = 'orderKeys';
/** How long a try is remembered, in milliseconds: the same goods ordered again another day are another order. */
const keptFor = 24 * 60 * 60 * 1000;

/** Keys of this document, for a browser without storage. */
let keys: Record<string, Kept> = {};

/**
 * Idempotency key of an order, kept in local storage until the order is confirmed: a retry after a lost response, even after a
 * lost battery, does not order twice. One for the cart and one per Buy Now product.
 */
export function orderKey(subject: string): string {
  const kept = readKeys();
  const own = kept[subject] ?? { key: makeKey(), at: Date.now() };
  write({ ...kept, [subject]: own });
  return own.key;
}

/** After the order is confirmed, or refused as saved before with other details: the next one gets a new key. */
export function clearOrderKey(subject: string): void {
  const { [subject]: _, ...others } = readKeys();
  write(others);
}

const guestKeyName = 'guestKey';
let keyWithoutStorage: string | undefined;

/** The key that idempotency keys of orders without an account count for: this browser's own, and it opens nothing. */
export function guestKey(): string {
  const kept = browserStorage.get(guestKeyName) ?? keyWithoutStorage;
  if (kept && /^[0-9a-f]{32}$/.test(kept)) return kept;
  keyWithoutStorage = makeKey();
  browserStorage.set(guestKeyName, keyWithoutStorage);
  return keyWithoutStorage;
}

/** Those that are not too old; stored JSON is untrusted. */
function readKeys(): Record<string, Kept> {
  const stored = { ...keys, ...(readJson(storageKey) as Record<string, Kept> | null) };
  const fresh = Object.entries(stored).filter(([, kept]) => Date.now() - kept?.at < keptFor);
  return Object.fromEntries(fresh);
}

function write(kept: Record<string, Kept>): void {
  keys = browserStorage.set(storageKey, JSON.stringify(kept)) ? {} : kept;
}

/** 128 random bits. Not `crypto.randomUUID`: it needs a secure context, and a shop may run on plain HTTP in a local network. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
