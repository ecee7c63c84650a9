import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type {
  endSession as oneContract,
  endOtherSessions as othersContract,
} from '../../contracts/sessions.ts';
import { type Context, requireActor } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { checkPassword } from './check-password.ts';
import { sessions } from './session.table.ts';
import { users } from './user.table.ts';
import { announceEndOfSession } from './watch-session.ts';

/**
 * Ends one of the user's own sessions. Another user's session is `not_found`, like one that does not exist. Requires
 * the password.
 */
export async function endSession(
  context: Context,
  { id, password }: ParsedInputOf<typeof oneContract>,
): Promise<null> {
  const { user } = requireActor(context);
  await checkPassword(context, user, password);
  return inTransaction(context.db, async (db) => {
    const ended = isUuid(id) ? await endSessions(db, user.id, eq(sessions.loginId, id)) : 0;
    if (ended === 0) throw new ShopError('not_found');
    return null;
  });
}

/** Ends all sessions of the user except the calling one. Requires the password. */
export async function endOtherSessions(
  context: Context,
  { password }: ParsedInputOf<typeof othersContract>,
): Promise<null> {
  const { user } = requireActor(context);
  await checkPassword(context, user, password);
  return inTransaction(context.db, async (db) => {
    await endOthers(context, db);
    return null;
  });
}

/** Ends all sessions except the caller's, in the caller's transaction. */
export async function endOthers(context: Context, db: Queries): Promise<void> {
  const { user, sessionHash } = requireActor(context);
  const [current] = await db
    .select({ loginId: sessions.loginId })
    .from(sessions)
    .where(eq(sessions.tokenHash, sessionHash));
  if (!current) throw new ShopError('session_expired');
  await endSessions(db, user.id, ne(sessions.loginId, current.loginId));
}

/**
 * Ends all sessions of a user, or those that meet a condition, in the caller's transaction; returns the number of
 * deleted tokens.
 */
export async function endSessions(db: Queries, userId: string, which?: SQL): Promise<number> {
  // Locks the user's row: a concurrent renewal commits first, so its new token is deleted too.
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), which))
    .returning({ tokenHash: sessions.tokenHash });
  if (which) for (const { tokenHash } of ended) await announceEndOfSession(db, userId, tokenHash);
  else await announceEndOfSession(db, userId, 'all');
  return ended.length;
}
