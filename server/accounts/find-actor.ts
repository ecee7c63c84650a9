import { and, eq, gt } from 'drizzle-orm';
import type { Actor, Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { sessions } from './session.table.ts';
import { hashToken } from './token.ts';
import { users } from './user.table.ts';
import { getsOffers, userView } from './user-view.ts';

/** The user whose session this token names; `session_expired` when it is unknown, ended or too old. */
export async function findActor({ db, now }: Context, token: string): Promise<Actor> {
  const sessionHash = hashToken(token);
  const [found] = await db
    .select({ row: users, offers: getsOffers })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sessionHash), gt(sessions.expiresAt, now())));
  if (!found) throw new ShopError('session_expired');
  return { user: userView(found.row, found.offers), sessionHash };
}
