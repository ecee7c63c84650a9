import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A trusted device token: an HMAC derived from the password's hash. It cannot be forged, needs no storage, and is
 * revoked by a change of the password.
 */
export const trustedDeviceToken = (passwordHash: string): string =>
  createHmac('sha256', passwordHash).update('known device').digest('base64url');

/** Whether the token belongs to the account with this password hash. */
export function isTrustedDevice(token: string | undefined, passwordHash: string): boolean {
  const [given, own] = [Buffer.from(token ?? ''), Buffer.from(trustedDeviceToken(passwordHash))];
  return given.length === own.length && timingSafeEqual(given, own);
}
