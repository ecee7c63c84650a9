import { eq } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { answerMessage as contract, OpenedMessage } from '../../contracts/messages.ts';
import { type Context, requireActor } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { isUuid } from '../database/uuid.ts';
import { ShopError } from '../errors.ts';
import { readOpenedMessage } from './list-messages.ts';
import { messages } from './message.table.ts';
import { recordMessageActivity } from './record-message-activity.ts';

/**
 * Stores and mails the answer to a message, which then counts as read. A second answer replaces the first and is
 * mailed, too; refuses `changed_meanwhile` when its writer has not seen the first (optimistic locking).
 */
export async function answerMessage(
  context: Context,
  { id, answer, expected_answered_at }: ParsedInputOf<typeof contract>,
): Promise<OpenedMessage> {
  const { user } = requireActor(context);
  if (!isUuid(id)) throw new ShopError('not_found');
  return inTransaction(context.db, async (db) => {
    const { readAt, answeredAt } = messages;
    const [before] = await db
      .select({ readAt, answeredAt })
      .from(messages)
      .where(eq(messages.id, id))
      .for('update');
    if (!before) throw new ShopError('not_found');
    const answeredBefore = before.answeredAt?.toISOString() ?? null;
    if (expected_answered_at !== undefined && expected_answered_at !== answeredBefore)
      throw new ShopError('changed_meanwhile');
    const now = context.now();
    await db
      .update(messages)
      .set({ answer, answeredAt: now, answeredBy: user.id, readAt: before.readAt ?? now })
      .where(eq(messages.id, id));
    await context.jobs.enqueue(db, { mail: 'contact-answer', messageId: id });
    await recordMessageActivity(context, db, 'message.answer', id);
    const answered = await readOpenedMessage(db, id);
    if (!answered) throw new ShopError('not_found');
    return answered;
  });
}
