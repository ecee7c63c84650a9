import { tabStorage } from '../browser/browser-storage.ts';

/**
 * Idempotency key of an order, kept in session storage until the order is confirmed: a retry after a lost response, even after
 * a reload, does not order twice. One for the cart and one per Buy Now product.
 */
export function orderKey(subject: string): string {
  const name = `orderKey:${subject}`;
  const key = tabStorage.get(name) ?? inMemory.get(name) ?? makeKey();
  if (!tabStorage.set(name, key)) inMemory.set(name, key);
  return key;
}

/** After the order is confirmed: the next one gets a new key. */
export function forgetOrderKey(subject: string): void {
  const name = `orderKey:${subject}`;
  inMemory.delete(name);
  tabStorage.remove(name);
}

const inMemory = new Map<string, string>();

/** 128 random bits. Not `crypto.randomUUID`: it needs a secure context, and a shop may run on plain HTTP in a local network. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
