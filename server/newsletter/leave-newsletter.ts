import { eq } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { isUuid } from '../database/uuid.ts';
import { subscribers } from './subscriber.table.ts';

/** Takes the address of a letter's link off the list. A link that was used before, or was never ours, is fine too. */
export async function leaveNewsletter({ db }: Context, { token }: { token: string }): Promise<null> {
  if (isUuid(token)) await db.delete(subscribers).where(eq(subscribers.leaveToken, token));
  return null;
}

/** Takes an address off the list, within the caller's transaction. */
export async function removeSubscriber(db: Queries, email: string): Promise<void> {
  await db.delete(subscribers).where(eq(subscribers.email, email));
}
