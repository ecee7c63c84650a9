import { hash, verify } from '@node-rs/argon2';
import { fieldErrors } from '../../contracts/error.ts';
import { ShopError } from '../errors.ts';
import { commonPasswords } from './common-passwords.ts';

/** argon2id with the library's defaults: 19 MiB, two passes, as OWASP's password storage page asks for. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'));
}

export async function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, password.normalize('NFKC'));
}

/** Refuses the passwords that are tried first by everyone who guesses. */
export function refuseCommonPassword(password: string): void {
  if (!commonPasswords.has(password.toLowerCase())) return;
  const details = [{ path: 'password', message: fieldErrors.password_common, code: 'password_common' }];
  throw new ShopError('validation_failed', { details });
}
