import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { messages } from './message.table.ts';

/** Deletes what somebody wrote by the contact form, within the caller's transaction. */
export async function forgetSender(db: Queries, email: string): Promise<void> {
  await db.delete(messages).where(eq(messages.email, email));
}
