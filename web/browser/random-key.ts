/**
 * An id or idempotency key: 128 random bits in 32 hexadecimal digits. Not `crypto.randomUUID`, which requires a secure
 * context: a shop may run on plain HTTP in a local network.
 */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
