import { eq } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { setUserRole as contract } from '../../contracts/users.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { type Context, requireActor, requireIdentity } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { endSessions } from './end-sessions.ts';
import { lockForAdmin, refuseLastAdmin } from './lock-user-row.ts';
import { users } from './user.table.ts';

/**
 * Sets a user's role and ends all their sessions. Requires a confirmed identity. Refuses `last_admin` for the last
 * administrator.
 */
export async function setUserRole(
  context: Context,
  { id, role }: ParsedInputOf<typeof contract>,
): Promise<null> {
  const actor = requireActor(context).user;
  requireIdentity(context);
  return inTransaction(context.db, async (db) => {
    const { user, admins } = await lockForAdmin(db, id, actor.id);
    if (user.role === role) return null;
    refuseLastAdmin(user, admins);
    await db.update(users).set({ role }).where(eq(users.id, id));
    await endSessions(db, id);
    await recordActivity(context, db, {
      action: 'user.role',
      subjectId: id,
      subject: { en: user.name, ar: user.name },
      before: { role: user.role },
      after: { role },
    });
    return null;
  });
}
