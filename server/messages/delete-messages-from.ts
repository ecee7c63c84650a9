import { eq } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { messages } from './message.table.ts';

/** Deletes all messages of the contact form from an address, in the caller's transaction. */
export async function deleteMessagesFrom(db: Queries, email: string): Promise<void> {
  await db.delete(messages).where(eq(messages.email, email));
}
