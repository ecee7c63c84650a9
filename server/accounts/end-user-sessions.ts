import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { endUserSessions as contract } from '../../contracts/users.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { type Context, requireActor, requireIdentity } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { endSessions } from './end-sessions.ts';
import { lockForAdmin } from './lock-user-row.ts';

/** Logs a user out on every device; password and role stay. Requires a confirmed identity. */
export async function endUserSessions(
  context: Context,
  { id }: ParsedInputOf<typeof contract>,
): Promise<null> {
  const actor = requireActor(context).user;
  requireIdentity(context);
  return inTransaction(context.db, async (db) => {
    const { user } = await lockForAdmin(db, id, actor.id);
    await endSessions(db, id);
    await recordActivity(context, db, {
      action: 'user.sessions',
      subjectId: id,
      subject: { en: user.name, ar: user.name },
      before: null,
      after: null,
    });
    return null;
  });
}
