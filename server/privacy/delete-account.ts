import type { deleteAccount as contract } from '../../contracts/accounts.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { checkPassword } from '../accounts/check-password.ts';
import { deleteUser } from '../accounts/delete-user.ts';
import { type Context, requireActor } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { forgetPerson } from './forget-person.ts';

/** Deletes the signed-in user's account and personal data everywhere, all or nothing; takes the password. */
export async function deleteAccount(
  context: Context,
  { password }: ParsedInputOf<typeof contract>,
): Promise<null> {
  const { user } = requireActor(context);
  const passwordHash = await checkPassword(context, user, password);
  return inTransaction(context.db, async (db) => {
    await deleteUser(db, user.id, { passwordHash }, (leaver) => forgetPerson(context, db, leaver));
    return null;
  });
}
