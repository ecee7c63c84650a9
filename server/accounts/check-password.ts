import { eq } from 'drizzle-orm';
import type { User } from '../../contracts/accounts.ts';
import { fieldErrors } from '../../contracts/error.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { isPassword } from './password.ts';
import { users } from './user.table.ts';
import { readUser } from './user-view.ts';

/**
 * Re-authentication by the password alone. Returns its hash, which the write that follows must find unchanged. Refuses
 * a missing or wrong password at the field; rate limited.
 */
export async function checkPassword(
  context: Context,
  user: User,
  password: string | undefined,
): Promise<string> {
  if (!password) throw refused('password_required');
  await limitRate(context, 'password', user.id);
  const found = await readUser(context.db, eq(users.id, user.id));
  if (!found || !(await isPassword(password, found.passwordHash))) throw refused('password_wrong');
  return found.passwordHash;
}

const refused = (code: 'password_required' | 'password_wrong') =>
  new ShopError('validation_failed', { details: [{ path: 'password', message: fieldErrors[code], code }] });
