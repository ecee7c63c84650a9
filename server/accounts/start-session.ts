import type { User } from '../../contracts/accounts.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { sessions } from './session.table.ts';
import { hashToken, makeToken, sessionLifetime } from './token.ts';

/** Opens a session for a user and answers what the browser keeps. */
export async function startSession(
  { now }: Pick<Context, 'now'>,
  db: Queries,
  user: User,
): Promise<{ user: User; token: string }> {
  const token = makeToken();
  const expiresAt = new Date(now().getTime() + sessionLifetime);
  await db.insert(sessions).values({ tokenHash: hashToken(token), userId: user.id, expiresAt });
  return { user, token };
}
