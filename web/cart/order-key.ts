/**
 * The idempotency key of an order that is being sent, kept over reloads until the order is in, so that a second try
 * after a lost answer is the same order. One for the cart and one for each product of Buy Now.
 */
export function orderKey(subject: string): string {
  const name = `orderKey:${subject}`;
  try {
    const known = sessionStorage.getItem(name) ?? makeKey();
    sessionStorage.setItem(name, known);
    return known;
  } catch {
    inMemory.set(name, inMemory.get(name) ?? makeKey());
    return inMemory.get(name) ?? '';
  }
}

/** The order is in: the next one is another. */
export function forgetOrderKey(subject: string): void {
  const name = `orderKey:${subject}`;
  inMemory.delete(name);
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Storage is forbidden here; the key was in memory.
  }
}

const inMemory = new Map<string, string>();

/** 128 random bits. Not `crypto.randomUUID`: browsers have it on HTTPS only, and a shop may run on a plain local address. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
