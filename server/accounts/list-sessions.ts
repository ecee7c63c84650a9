import { and, desc, eq, gt } from 'drizzle-orm';
import type { Session } from '../../contracts/sessions.ts';
import { type Context, requireActor } from '../context.ts';
import { sessions } from './session.table.ts';

/** The signed-in user's sessions, one per login; its latest token says when it was last used. */
export async function listSessions(context: Context): Promise<Session[]> {
  const { user, sessionHash } = requireActor(context);
  const good = and(eq(sessions.userId, user.id), gt(sessions.expiresAt, context.now()));
  const tokens = await context.db.select().from(sessions).where(good).orderBy(desc(sessions.givenAt));
  const own = tokens.find(({ tokenHash }) => tokenHash === sessionHash)?.loginId;
  const logins = Map.groupBy(tokens, ({ loginId }) => loginId);
  return [...logins.values()].flatMap(([latest]) => (latest ? viewOf(latest, own) : []));
}

const viewOf = (
  { loginId, device, loggedInAt, givenAt }: typeof sessions.$inferSelect,
  own: string | undefined,
): Session => ({
  id: loginId,
  device,
  logged_in_at: loggedInAt.toISOString(),
  used_at: givenAt.toISOString(),
  current: loginId === own,
});
