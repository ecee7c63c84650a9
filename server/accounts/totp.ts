import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long a code is valid, in seconds. */
const period = 30;

/** The code for a counter (HOTP, RFC 4226): the last four bits of the HMAC are the offset of the number in it. */
export function codeAt(secret: Buffer, counter: number, digits = 6): string {
  const moving = Buffer.alloc(8);
  moving.writeBigUInt64BE(BigInt(counter));
  const mac = createHmac('sha1', secret).update(moving).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The time step at a time (TOTP, RFC 6238). */
export const stepAt = (time: Date): number => Math.floor(time.getTime() / 1000 / period);

/**
 * The time step of a given code: the current one or a neighbour, as typing takes time and clocks differ. Null for a
 * wrong code, and for a step that is not after `used`, the last accepted one (replay protection).
 */
export function findStep(secret: Buffer, given: string, time: Date, used: number): number | null {
  const now = stepAt(time);
  const isGiven = (step: number) => timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(given));
  if (!/^\d{6}$/.test(given)) return null;
  return [now, now - 1, now + 1].find((step) => step > used && isGiven(step)) ?? null;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 (RFC 4648) without padding, the form in which apps accept a secret. */
export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The content of the QR code: the account's name, and the secret. */
export function appLink(secret: Buffer, shop: string, email: string): string {
  const [issuer, account] = [shop, email].map(encodeURIComponent);
  return `otpauth://totp/${issuer}:${account}?secret=${toBase32(secret)}&issuer=${issuer}`;
}
