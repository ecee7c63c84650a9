import { hash, verify } from '@node-rs/argon2';
import { fieldErrors } from '../../contracts/error.ts';
import { ShopError } from '../errors.ts';
import { isCommonPassword } from './common-passwords.ts';

/**
 * argon2id's cost: 19 MiB and two passes, as OWASP's Password Storage Cheat Sheet recommends. Tests with hundreds of
 * accounts lower it in their own process; each hash stores its own cost.
 */
export const hashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), hashCost);
}

export async function isPassword(password: string, passwordHash: string): Promise<boolean> {
  return verify(passwordHash, password.normalize('NFKC'));
}

/** Refuses, at its field, a password that attackers would try first. */
export async function refuseCommonPassword(password: string, path = 'password'): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  const details = [{ path, message: fieldErrors.password_common, code: 'password_common' }];
  throw new ShopError('validation_failed', { details });
}
