import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { lockUser, refuseLastAdmin, requireAdmin } from './lock-user-row.ts';
import { users } from './user.table.ts';
import type { UserRow } from './user-view.ts';
import { announceEndOfSession } from './watch-session.ts';

/** Who asks: the user, whose password was verified against this hash, or an administrator. */
type Asked = { passwordHash: string } | { adminId: string };

/**
 * Deletes a user with sessions and links in the caller's transaction, after `deletePersonalData` has anonymized the rest. Refuses
 * `last_admin`, `session_expired` when the password changed since it was verified, and `forbidden` when the asking
 * administrator has lost the role.
 */
export async function deleteUser(
  db: Queries,
  id: string,
  asked: Asked,
  deletePersonalData: (leaver: UserRow) => Promise<void>,
): Promise<void> {
  // Row locks before anything is anonymized: an order that is being placed is committed by now, or refused.
  const { user: leaver, admins } = await lockUser(db, id);
  if ('adminId' in asked) requireAdmin(admins, asked.adminId);
  else if (leaver?.passwordHash !== asked.passwordHash) throw new ShopError('session_expired');
  if (!leaver) throw new ShopError('not_found');
  refuseLastAdmin(leaver, admins);
  await deletePersonalData(leaver);
  await db.delete(users).where(eq(users.id, id));
  await announceEndOfSession(db, id, 'all');
}
