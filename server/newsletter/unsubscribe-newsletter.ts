import { and, eq, gte } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { subscribers } from './subscriber.table.ts';

/** Takes the address of a letter's link off the list. A link that was used before, or was never ours, is fine too. */
export async function unsubscribeNewsletter({ db }: Context, { token }: { token: string }): Promise<null> {
  if (isUuid(token)) await db.delete(subscribers).where(eq(subscribers.leaveToken, token));
  return null;
}

type Holder = { email: string; emailVerifiedAt: Date | null; emailSince: Date };

/**
 * Takes an account's address off the list, within the caller's transaction. As long as the address is not verified, an entry that
 * is older than the account's use of it belongs to another person and stays.
 */
export async function removeOwnSubscription(
  db: Queries,
  { email, emailVerifiedAt, emailSince }: Holder,
): Promise<void> {
  const isOwn = emailVerifiedAt ? undefined : gte(subscribers.createdAt, emailSince);
  await db.delete(subscribers).where(and(eq(subscribers.email, email), isOwn));
}
