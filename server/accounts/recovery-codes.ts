import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';

/** Letters and digits that cannot be mistaken for one another on paper: ten of them are 49 random bits. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 10;

const makeCode = (): string => Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');

/** New codes as they are shown, `xxxxx-xxxxx`. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: count }, makeCode).map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);

export const makeSalt = (): string => randomBytes(16).toString('hex');

/** Argon2id, since the codes are short. One salt for all codes of a user: then one hash tells whether a code is among them. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  const bare = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return (await hashRaw(bare, { salt: Buffer.from(salt, 'hex') })).toString('base64url');
}
