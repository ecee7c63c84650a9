import { and, eq, gte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { subscribers } from './subscriber.table.ts';

/**
 * Removes the address of an unsubscribe link from the list. Idempotent: a link that was used before, or is unknown,
 * succeeds, too.
 */
export async function unsubscribeNewsletter({ db }: Context, { token }: { token: string }): Promise<null> {
  if (isUuid(token)) await db.delete(subscribers).where(eq(subscribers.leaveToken, token));
  return null;
}

type Holder = { email: string; emailVerifiedAt: Date | null; emailSince: Date };

/**
 * Removes an account's address from the list, in the caller's transaction. While the address is unverified, a
 * subscription older than the account's use of it belongs to another person and stays.
 */
export async function removeOwnSubscription(
  db: Queries,
  { email, emailVerifiedAt, emailSince }: Holder,
): Promise<void> {
  const isOwn = emailVerifiedAt ? undefined : gte(subscribers.createdAt, emailSince);
  await db.delete(subscribers).where(and(eq(subscribers.email, email), isOwn));
}
