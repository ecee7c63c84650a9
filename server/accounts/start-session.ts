import { randomUUID } from 'node:crypto';
import type { User } from '../../contracts/accounts.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { describeDevice } from './describe-device.ts';
import { sessions } from './session.table.ts';
import { sessionLifetimes } from './session-lifetime.ts';
import { hashToken, makeToken } from './token.ts';

type Login = Pick<typeof sessions.$inferSelect, 'loginId' | 'loggedInAt'>;

/** Starts a session for a user, by a login or a renewal, and returns what the browser stores. */
export async function startSession(
  { now, userAgent }: Pick<Context, 'now' | 'userAgent'>,
  db: Queries,
  user: User,
  login: Login = { loginId: randomUUID(), loggedInAt: now() },
): Promise<{ user: User; token: string }> {
  const token = makeToken();
  const givenAt = now();
  const { unused, renewed } = sessionLifetimes[user.role];
  const end = Math.min(givenAt.getTime() + unused, login.loggedInAt.getTime() + renewed);
  await db.insert(sessions).values({
    ...login,
    tokenHash: hashToken(token),
    userId: user.id,
    givenAt,
    device: describeDevice(userAgent),
    expiresAt: new Date(end),
  });
  return { user, token };
}
