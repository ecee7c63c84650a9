import { and, eq, gt, lt } from 'drizzle-orm';
import type { User } from '../../contracts/accounts.ts';
import { type Context, requireActor } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { sessions } from './session.table.ts';
import { startSession } from './start-session.ts';
import { graceAfterRefresh } from './token.ts';

/** A new token for the one in use, which stays good for a minute; sessions of the user that are over are cleared away. */
export async function refresh(context: Context): Promise<{ user: User; token: string }> {
  const { user, sessionHash } = requireActor(context);
  const now = context.now();
  const graceEnd = new Date(now.getTime() + graceAfterRefresh);
  return inTransaction(context.db, async (db) => {
    await db.delete(sessions).where(and(eq(sessions.userId, user.id), lt(sessions.expiresAt, now)));
    await db
      .update(sessions)
      .set({ expiresAt: graceEnd })
      // Only ever sooner: a token that was renewed once does not gain a minute by being renewed again.
      .where(and(eq(sessions.tokenHash, sessionHash), gt(sessions.expiresAt, graceEnd)));
    return startSession(context, db, user);
  });
}
