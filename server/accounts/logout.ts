import { eq } from 'drizzle-orm';
import { type Context, requireActor } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { endSessions } from './end-sessions.ts';
import { sessions } from './session.table.ts';

/** Ends the login of the current token, with all tokens of its renewals; other devices stay signed in. */
export async function logout(context: Context): Promise<null> {
  const { user, sessionHash } = requireActor(context);
  return inTransaction(context.db, async (db) => {
    const condition = eq(sessions.tokenHash, sessionHash);
    const [current] = await db.select({ loginId: sessions.loginId }).from(sessions).where(condition);
    if (current) await endSessions(db, user.id, eq(sessions.loginId, current.loginId));
    return null;
  });
}
