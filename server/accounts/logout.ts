import { and, eq, lte, or } from 'drizzle-orm';
import { type Context, requireActor } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { sessions } from './session.table.ts';
import { graceAfterRefresh } from './token.ts';
import { announceEndOfSession } from './watch-session.ts';

/** Ends the session of the token in use, and tokens in their last minute after a renewal; other devices go on. */
export async function logout(context: Context): Promise<null> {
  const { user, sessionHash } = requireActor(context);
  const graceEnd = new Date(context.now().getTime() + graceAfterRefresh);
  const isRenewedAway = and(eq(sessions.userId, user.id), lte(sessions.expiresAt, graceEnd));
  return inTransaction(context.db, async (db) => {
    const ended = await db
      .delete(sessions)
      .where(or(eq(sessions.tokenHash, sessionHash), isRenewedAway))
      .returning();
    for (const { tokenHash } of ended) await announceEndOfSession(db, user.id, tokenHash);
    return null;
  });
}
