import { eq } from 'drizzle-orm';
import { type Context, requireActor } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { messages } from './message.table.ts';
import { recordMessageActivity } from './record-message-activity.ts';

/**
 * Deletes a message and its answer permanently, without undo, as no copy of what a person wrote is kept. An answer
 * whose mail is still in the outbox is not sent. Refuses `not_found`.
 */
export async function deleteMessage(context: Context, { id }: { id: string }): Promise<null> {
  requireActor(context);
  if (!isUuid(id)) throw new ShopError('not_found');
  return inTransaction(context.db, async (db) => {
    const [deleted] = await db.delete(messages).where(eq(messages.id, id)).returning({ id: messages.id });
    if (!deleted) throw new ShopError('not_found');
    await recordMessageActivity(context, db, 'message.delete', id);
    return null;
  });
}
