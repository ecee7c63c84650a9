import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A trusted device token: an HMAC derived from the password's hash. It cannot be forged, needs no storage, and
 * another password revokes it.
 */
export const trustedDeviceToken = (passwordHash: string): string =>
  createHmac('sha256', passwordHash).update('known device').digest('base64url');

/** Whether a token is the one of the account with this password's hash. */
export function isTrustedDevice(token: string | undefined, passwordHash: string): boolean {
  const [given, own] = [Buffer.from(token ?? ''), Buffer.from(trustedDeviceToken(passwordHash))];
  return given.length === own.length && timingSafeEqual(given, own);
}
