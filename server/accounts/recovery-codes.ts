import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';

/** Letters and digits without look-alikes: ten of them are 49 random bits. */
const signs = 'abcdefghjkmnpqrstuvwxyz23456789';
const count = 10;

const makeCode = (): string => Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');

/** New recovery codes as displayed, `xxxxx-xxxxx`. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: count }, makeCode).map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);

export const makeSalt = (): string => randomBytes(16).toString('hex');

/** Argon2id, as the codes are short. All codes of a user share a salt, so one hash is enough to look a code up. */
export async function hashRecoveryCode(code: string, salt: string): Promise<string> {
  const bare = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return (await hashRaw(bare, { salt: Buffer.from(salt, 'hex') })).toString('base64url');
}
