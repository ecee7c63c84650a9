import type { deleteAccount as contract } from '../../contracts/accounts.ts';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import { checkIdentity } from '../accounts/check-identity.ts';
import { deleteUser } from '../accounts/delete-user.ts';
import { type Context, requireActor } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { refuseUnderWay } from '../orders/refuse-under-way.ts';
import { anonymizePerson } from './anonymize-person.ts';

/**
 * Erasure at the user's own request: deletes account and personal data in one transaction. Requires the password, and
 * with two-factor login a code; refuses `last_admin`, and `orders_under_way`, which could not be delivered without
 * name, phone and address.
 */
export async function deleteAccount(context: Context, input: ParsedInputOf<typeof contract>): Promise<null> {
  const { user } = requireActor(context);
  const { passwordHash, useUp } = await checkIdentity(context, user, input);
  return inTransaction(context.db, async (db) => {
    await useUp(db);
    await deleteUser(db, user.id, { passwordHash }, async (leaver) => {
      await refuseUnderWay(db, user.id);
      await anonymizePerson(context, db, leaver);
    });
    return null;
  });
}
