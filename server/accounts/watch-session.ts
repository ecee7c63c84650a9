import { eq, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { ShopError } from '../errors.ts';
import { describeError } from '../log.ts';
import { sessions } from './session.table.ts';

/** The channel of announcements to all instances of the shop: `<user id> <hash of the session, or all>`. */
const channel = 'session_ended';

/** Announces the end of one session or of all sessions of a user, when the caller's transaction commits. */
export async function announceEndOfSession(
  db: Queries,
  userId: string,
  sessionHash: string | 'all',
): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${`${userId} ${sessionHash}`})`);
}

/**
 * Calls `end` when the caller's session is revoked (logout, role, deletion) or watching fails, until the caller
 * disconnects. Refuses `session_expired` when the session has already ended.
 */
export async function watchSession(context: Context, end: () => void): Promise<void> {
  const { actor, bus, db, log, requestId, signal } = context;
  if (!actor) return;
  const announcements = await bus.listen(channel, signal);
  // Read after subscribing: this instance has not received a revocation between the guard and the subscription.
  const condition = eq(sessions.tokenHash, actor.sessionHash);
  const [session] = await db.select({ userId: sessions.userId }).from(sessions).where(condition);
  if (!session) throw new ShopError('session_expired');
  const ends = ['all', actor.sessionHash].map((which) => `${actor.user.id} ${which}`);
  const watch = async () => {
    for await (const announcement of announcements) if (ends.includes(announcement)) return end();
  };
  watch().catch((error: Error) => {
    log.error({ requestId, ...describeError(error) }, 'a session was not watched any more');
    end();
  });
}
