import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { lockUser, refuseLastAdmin, requireAdmin } from './lock-user-row.ts';
import { users } from './user.table.ts';
import type { UserRow } from './user-view.ts';
import { announceEndOfSession } from './watch-session.ts';

/** Who requests the deletion: the user, whose password was verified against this hash, or an administrator. */
type Asked = { passwordHash: string } | { adminId: string };

/**
 * Deletes a user with sessions and links in the caller's transaction, after `deletePersonalData` has anonymized the
 * rest. Refuses `last_admin`; `session_expired` when the password changed since it was verified; `forbidden` when the
 * requesting administrator has lost the role.
 */
export async function deleteUser(
  db: Queries,
  id: string,
  asked: Asked,
  deletePersonalData: (leaver: UserRow) => Promise<void>,
): Promise<void> {
  // Takes the row locks before anything is anonymized: an order being placed has either committed by now or will be refused.
  const { user: leaver, admins } = await lockUser(db, id);
  if ('adminId' in asked) requireAdmin(admins, asked.adminId);
  else if (leaver?.passwordHash !== asked.passwordHash) throw new ShopError('session_expired');
  if (!leaver) throw new ShopError('not_found');
  refuseLastAdmin(leaver, admins);
  await deletePersonalData(leaver);
  await db.delete(users).where(eq(users.id, id));
  await announceEndOfSession(db, id, 'all');
}
