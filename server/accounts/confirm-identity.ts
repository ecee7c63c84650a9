import { eq } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { confirmIdentity as contract } from '../../contracts/sessions.ts';
import { type Context, requireActor } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { inTransaction } from '../database/transaction.ts';
import { ShopError } from '../errors.ts';
import { checkIdentity } from './check-identity.ts';
import { sessions } from './session.table.ts';

/** How long a confirmed identity is good, in milliseconds. */
const identityLifetime = 10 * 60 * 1000;

/**
 * Confirms who holds the token: takes the password, and with two-factor login its code. For the ten minutes that follow
 * this token may do what `requireIdentity` guards.
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

/**
 * Re-authentication before what a stolen token must not do: roles, deleting and logging out others, the seller's number,
 * exports of people. Refuses `identity_required` unless the password was given for this token within ten minutes.
 */
export async function requireIdentity(context: Context, db: Queries = context.db): Promise<void> {
  const { sessionHash } = requireActor(context);
  const [session] = await db
    .select({ identifiedAt: sessions.identifiedAt })
    .from(sessions)
    .where(eq(sessions.tokenHash, sessionHash));
  if (!session) throw new ShopError('session_expired');
  const confirmed = session.identifiedAt?.getTime() ?? Number.NEGATIVE_INFINITY;
  const age = context.now().getTime() - confirmed;
  // A clock that went back makes no confirmation last longer.
  if (age < 0 || age > identityLifetime) throw new ShopError('identity_required');
}
