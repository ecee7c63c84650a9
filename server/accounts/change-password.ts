import { eq } from 'drizzle-orm';
import type { changePassword as contract } from '../../contracts/accounts.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { fieldErrors } from '../../contracts/error.ts';
import { type Context, requireActor } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { checkIdentity } from './check-identity.ts';
import { endOthers } from './end-sessions.ts';
import { hashPassword, refuseCommonPassword } from './password.ts';
import { deleteResetLinks } from './reset-password.ts';
import { trustedDeviceToken } from './trusted-device.ts';
import { users } from './user.table.ts';

/**
 * Changes the signed-in user's password to a different one. Requires the current password, and with two-factor login a
 * code. Ends all other sessions and revokes mailed reset links.
 */
export async function changePassword(
  context: Context,
  input: ParsedInputOf<typeof contract>,
): Promise<{ device: string }> {
  const { user } = requireActor(context);
  await refuseCommonPassword(input.new_password, 'new_password');
  const { passwordHash: checked, useUp } = await checkIdentity(context, user, input);
  if (input.new_password === input.password) throw samePassword();
  const passwordHash = await hashPassword(input.new_password);
  return inTransaction(context.db, async (db) => {
    const isUser = eq(users.id, user.id);
    const { passwordHash: hash } = users;
    const [held] = await db.select({ hash }).from(users).where(isUser).for('update');
    if (held?.hash !== checked) throw new ShopError('session_expired');
    await useUp(db);
    await db.update(users).set({ passwordHash }).where(isUser);
    await deleteResetLinks(db, user.id);
    await endOthers(context, db);
    return { device: trustedDeviceToken(passwordHash) };
  });
}

const samePassword = () => {
  const details = [{ path: 'new_password', message: fieldErrors.password_same, code: 'password_same' }];
  return new ShopError('validation_failed', { details });
};
