import { eq, sql } from 'drizzle-orm';
import type { Actor, Context } from '../context.ts';
import { batch } from '../database/batch.ts';
import type { Database } from '../database/connect.ts';
import { ShopError } from '../errors.ts';
import { sessions } from './session.table.ts';
import { hashToken } from './token.ts';
import { users } from './user.table.ts';
import { getsOffers, userColumns, userView } from './user-view.ts';

/** The user of the session with this token; `session_expired` when it is unknown, ended or too old. */
export async function findActor({ db, now }: Context, token: string): Promise<Actor> {
  const sessionHash = hashToken(token);
  const find = finders.get(db) ?? openFinder(db);
  finders.set(db, find);
  const found = await find(sessionHash);
  if (!found || found.expiresAt <= now()) throw new ShopError('session_expired');
  const { identifiedAt } = found;
  return { user: userView(found.user, found.offers), sessionHash, identifiedAt };
}

const finders = new WeakMap<Database, ReturnType<typeof openFinder>>();

/**
 * Batches the session lookups of concurrent calls. Never cached: a revoked session must fail at once. The hashes are in
 * a subselect, which hides their number from the planner: otherwise PostgreSQL would plan each lookup anew, which costs
 * more than the lookup.
 */
function openFinder(db: Database) {
  const statement = db
    .select({
      hash: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
      identifiedAt: sessions.identifiedAt,
      user: userColumns,
      offers: getsOffers,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(sql`${sessions.tokenHash} = any((select ${sql.placeholder('hashes')}::text[])::text[])`)
    .prepare('find_sessions');
  const read = async (hashes: string[]) => {
    const found = await statement.execute({ hashes });
    const byHash = new Map(found.map((row) => [row.hash, row]));
    return hashes.map((hash) => byHash.get(hash));
  };
  return batch(read, { atOnce: 2, max: 100 });
}
