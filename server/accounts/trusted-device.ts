import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The token of a browser in which an account has been signed in. Made of the password's hash, so that nobody else can make
 * it, nothing needs to be kept, and another password ends all tokens.
 */
export const trustedDeviceToken = (passwordHash: string): string =>
  createHmac('sha256', passwordHash).update('known device').digest('base64url');

/** Whether a token is the one of the account with this password's hash. */
export function isTrustedDevice(token: string | undefined, passwordHash: string): boolean {
  const [given, own] = [Buffer.from(token ?? ''), Buffer.from(trustedDeviceToken(passwordHash))];
  return given.length === own.length && timingSafeEqual(given, own);
}
