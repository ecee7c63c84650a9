import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { deleteUser as contract } from '../../contracts/users.ts';
import { deleteUser } from '../accounts/delete-user.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { type Context, requireActor, requireIdentity } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { anonymizePerson } from './anonymize-person.ts';

/**
 * Erasure at an administrator's request: deletes an account and all its personal data in one transaction. Requires
 * re-authentication. Refuses as `deleteUser` does.
 */
export async function deleteCustomer(
  context: Context,
  { id }: ParsedInputOf<typeof contract>,
): Promise<null> {
  const { user } = requireActor(context);
  requireIdentity(context);
  if (!isUuid(id)) throw new ShopError('not_found');
  return inTransaction(context.db, async (db) => {
    await deleteUser(db, id, { adminId: user.id }, async (leaver) => {
      // Before the account is deleted: administrators may be deleting their own.
      await recordActivity(context, db, {
        action: 'user.delete',
        subjectId: id,
        subject: { en: '', ar: '' },
        before: null,
        after: null,
      });
      await anonymizePerson(context, db, leaver);
    });
    return null;
  });
}
