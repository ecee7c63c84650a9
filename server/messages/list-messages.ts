import { and, desc, eq, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { listMessages as contract, InboxMessage, Message } from '../../contracts/messages.ts';
import { users } from '../accounts/user.table.ts';
import type { Context } from '../context.ts';
import { countUpTo } from '../database/count-up-to.ts';
import type { Queries } from '../database/queries.ts';
import { hasPhone, hasWords } from '../search/text-match.ts';
import { messages } from './message.table.ts';
import { inboxView, messageColumns, messageView } from './message-view.ts';

const pageSize = 50;
type Input = ParsedInputOf<typeof contract>;

/** The messages, newest first. The cursor is the `arrival` of the last one shown (keyset pagination). */
export async function listMessages({ db }: Context, input: Input) {
  const limit = input.limit ?? pageSize;
  const found = matches(input);
  const rows = await selectInbox(db)
    .where(and(found, input.cursor ? lt(messages.arrival, Number(input.cursor)) : undefined))
    .orderBy(desc(messages.arrival))
    .limit(limit + 1);
  const counted = await countUpTo(db, messages, found);
  const shown = rows.slice(0, limit);
  const cursor = rows.length > limit ? String(shown.at(-1)?.message.arrival) : null;
  return { items: shown.map(inboxView), page: { ...counted, cursor } };
}

const selectInbox = (db: Queries) =>
  db
    .select({ message: messageColumns, customerId: users.id })
    .from(messages)
    .leftJoin(users, eq(users.email, messages.email));

function matches({ q, state, subject }: Input): SQL | undefined {
  return and(
    subject && eq(messages.subject, subject),
    state === 'unread' ? isNull(messages.readAt) : undefined,
    state === 'unanswered' ? isNull(messages.answeredAt) : undefined,
    q ? or(hasWords(q, messages.searchVector), hasPhone(q, messages.searchVector)) : undefined,
  );
}

/** How many messages are unread; a bounded count. */
export async function countUnread({ db }: Context): Promise<{ count: number }> {
  const { total } = await countUpTo(db, messages, isNull(messages.readAt));
  return { count: total };
}

/** The message with this id for the inbox, or undefined. */
export async function readInboxMessage(db: Queries, id: string): Promise<InboxMessage | undefined> {
  const [row] = await selectInbox(db).where(eq(messages.id, id));
  return row && inboxView(row);
}

/** The message with this id, or undefined. */
export async function readMessage(db: Queries, id: string): Promise<Message | undefined> {
  const [row] = await db.select(messageColumns).from(messages).where(eq(messages.id, id));
  return row && messageView(row);
}
