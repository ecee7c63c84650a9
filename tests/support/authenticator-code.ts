import { codeAt, stepAt } from '../../server/accounts/totp.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The TOTP code for a secret, as an authenticator app shows it; `ahead` in steps of 30 seconds. */
export function authenticatorCode(secret: string, ahead = 0): string {
  const bits = [...secret.replaceAll(' ', '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codeAt(Buffer.from(bytes), stepAt(new Date()) + ahead);
}
