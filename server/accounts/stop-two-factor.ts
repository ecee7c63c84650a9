import { eq } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { stopTwoFactor as contract } from '../../contracts/two-factor.ts';
import { type Context, requireActor } from '../context.ts';
import type { Database } from '../database/connect.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { checkIdentity } from './check-identity.ts';
import { endOthers, endSessions } from './end-sessions.ts';
import { twoFactorSecrets } from './two-factor.table.ts';
import { users } from './user.table.ts';

/** Turns two-factor login off; requires the password and a code, and ends all other sessions. */
export async function stopTwoFactor(context: Context, input: ParsedInputOf<typeof contract>): Promise<null> {
  const { user } = requireActor(context);
  const { isStepOn, useUp } = await checkIdentity(context, user, input);
  if (!isStepOn) throw new ShopError('changed_meanwhile');
  return inTransaction(context.db, async (db) => {
    await useUp(db);
    await remove(db, user.id);
    await endOthers(context, db);
    return null;
  });
}

/**
 * Account recovery by the operator: turns two-factor login off and ends all sessions; the password stays. Returns false
 * when no account with this email has it on.
 */
export function removeTwoFactor(database: Database, email: string): Promise<boolean> {
  return inTransaction(database, async (db) => {
    const [found] = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()));
    if (!found || !(await remove(db, found.id))) return false;
    await endSessions(db, found.id);
    return true;
  });
}

async function remove(db: Queries, userId: string): Promise<boolean> {
  const removed = await db.delete(twoFactorSecrets).where(eq(twoFactorSecrets.userId, userId)).returning();
  return removed.length > 0;
}
