import { count, desc, eq, lt } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { listMessages as contract, Message } from '../../contracts/messages.ts';
import type { Context } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { messages } from './message.table.ts';
import { messageView } from './message-view.ts';

const pageSize = 50;

/** The messages, newest first. The cursor is the arrival of the last one that was shown. */
export async function listMessages({ db }: Context, input: ParsedInputOf<typeof contract>) {
  const limit = input.limit ?? pageSize;
  const rows = await db
    .select()
    .from(messages)
    .where(input.cursor ? lt(messages.arrival, Number(input.cursor)) : undefined)
    .orderBy(desc(messages.arrival))
    .limit(limit + 1);
  const [counted] = await db.select({ total: count() }).from(messages);
  const shown = rows.slice(0, limit);
  const cursor = rows.length > limit ? String(shown.at(-1)?.arrival) : null;
  return { items: shown.map(messageView), page: { total: counted?.total ?? 0, cursor } };
}

/** The message with this id, or undefined. */
export async function readMessage(db: Queries, id: string): Promise<Message | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row && messageView(row);
}
