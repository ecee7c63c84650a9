import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { sendMessage as contract } from '../../contracts/messages.ts';
import { listAdminsToNotify } from '../accounts/list-admins.ts';
import type { Context } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { limitRate } from '../rate-limits/limit-rates.ts';
import { messages } from './message.table.ts';

/** Stores a message from the contact form and notifies the administrators. */
export async function sendMessage(context: Context, input: ParsedInputOf<typeof contract>): Promise<null> {
  await limitRate(context, 'message', context.clientAddress);
  return inTransaction(context.db, async (db) => {
    const { phone = '', language = 'en', ...rest } = input;
    const row = { ...rest, phone, language, createdAt: context.now() };
    const [kept] = await db.insert(messages).values(row).returning({ id: messages.id });
    if (!kept) throw new Error('the kept message did not come back');
    for (const userId of await listAdminsToNotify(db)) {
      await context.jobs.enqueue(db, { mail: 'seller-message', messageId: kept.id, userId });
    }
    return null;
  });
}
