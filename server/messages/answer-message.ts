import { eq } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { answerMessage as contract, Message } from '../../contracts/messages.ts';
import { type Context, requireActor } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { messages } from './message.table.ts';
import { messageView } from './message-view.ts';

/** Keeps the answer to a message and mails it. A second answer takes the place of the first and is mailed too. */
export async function answerMessage(
  context: Context,
  { id, answer }: ParsedInputOf<typeof contract>,
): Promise<Message> {
  const { user } = requireActor(context);
  if (!isUuid(id)) throw new ShopError('not_found');
  return inTransaction(context.db, async (db) => {
    const [row] = await db
      .update(messages)
      .set({ answer, answeredAt: context.now(), answeredBy: user.id })
      .where(eq(messages.id, id))
      .returning();
    if (!row) throw new ShopError('not_found');
    await context.jobs.enqueue(db, { mail: 'contact-answer', messageId: id });
    return messageView(row);
  });
}
