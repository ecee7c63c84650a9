import { eq } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { confirmIdentity as contract } from '../../contracts/sessions.ts';
import { type Context, requireActor } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { checkIdentity } from './check-identity.ts';
import { sessions } from './session.table.ts';

/**
 * Re-authentication: with the password, and with two-factor login a code, the session may for ten minutes do what
 * `requireIdentity` guards.
 */
export async function confirmIdentity(
  context: Context,
  input: ParsedInputOf<typeof contract>,
): Promise<null> {
  const { user, sessionHash } = requireActor(context);
  const { useUp } = await checkIdentity(context, user, input);
  return inTransaction(context.db, async (db) => {
    await useUp(db);
    const isSession = eq(sessions.tokenHash, sessionHash);
    const identifiedAt = context.now();
    const [confirmed] = await db.update(sessions).set({ identifiedAt }).where(isSession).returning();
    if (!confirmed) throw new ShopError('session_expired');
    return null;
  });
}
