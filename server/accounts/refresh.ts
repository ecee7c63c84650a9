import { and, eq, lt, sql } from 'drizzle-orm';
import type { User } from '../../contracts/accounts.ts';
import { type Context, requireActor } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { sessions } from './session.table.ts';
import { graceAfterRefresh } from './session-lifetime.ts';
import { startSession } from './start-session.ts';
import { users } from './user.table.ts';

/**
 * Token rotation: issues a new token, while the old one stays valid for a grace period; the user's expired sessions are
 * deleted.
 */
export async function refresh(context: Context): Promise<{ user: User; token: string }> {
  const { user, sessionHash } = requireActor(context);
  const now = context.now();
  const graceEnd = new Date(now.getTime() + graceAfterRefresh);
  return inTransaction(context.db, async (db) => {
    // Row lock: a concurrent password reset either deletes the new token too, or has already deleted this one.
    await db.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('share');
    await db.delete(sessions).where(and(eq(sessions.userId, user.id), lt(sessions.expiresAt, now)));
    const [renewed] = await db
      .update(sessions)
      // Only ever earlier: another renewal of the same token must not extend its grace period.
      .set({ expiresAt: sql`least(${sessions.expiresAt}, ${graceEnd.toISOString()}::timestamptz)` })
      .where(eq(sessions.tokenHash, sessionHash))
      .returning({ loginId: sessions.loginId, loggedInAt: sessions.loggedInAt });
    if (!renewed) throw new ShopError('session_expired');
    return startSession(context, db, user, renewed);
  });
}
