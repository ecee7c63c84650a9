import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { lockUser, refuseLastAdmin, requireAdmin } from './lock-user.ts';
import { users } from './user.table.ts';
import type { UserRow } from './user-view.ts';
import { announceEndOfSession } from './watch-session.ts';

/** Who wants it: the user with the password that was just given, or an administrator. */
type Asked = { passwordHash: string } | { adminId: string };

/**
 * Deletes a user with sessions and links, within the caller's transaction, after `forget` has taken the person out of
 * everything else, as the user is at this moment. The last administrator stays (`last_admin`); so does whoever has got
 * another password since (`session_expired`), and a user whom somebody asks to delete who is no administrator any more.
 */
export async function deleteUser(
  db: Queries,
  id: string,
  asked: Asked,
  forget: (leaver: UserRow) => Promise<void>,
): Promise<void> {
  // Held before anything is forgotten: an order that is being saved is in by now, or refused.
  const { user: leaver, admins } = await lockUser(db, id);
  if ('adminId' in asked) requireAdmin(admins, asked.adminId);
  else if (leaver?.passwordHash !== asked.passwordHash) throw new ShopError('session_expired');
  if (!leaver) throw new ShopError('not_found');
  refuseLastAdmin(leaver, admins);
  await forget(leaver);
  await db.delete(users).where(eq(users.id, id));
  await announceEndOfSession(db, id, 'all');
}
