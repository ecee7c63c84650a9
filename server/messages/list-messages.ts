import { and, desc, eq, inArray, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { ParsedInputOf } from '../../contracts/endpoint.ts';
import type { listMessages as contract, Message, OpenedMessage } from '../../contracts/messages.ts';
import { mentionedOrders } from '../../contracts/order-mentions.ts';
import { orderNumber } from '../../contracts/orders.ts';
import { users } from '../accounts/user.table.ts';
import type { Context } from '../context.ts';
import { countUpTo } from '../database/count-up-to.ts';
import type { Queries } from '../database/queries.ts';
import { orders } from '../orders/order.table.ts';
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

/** The message with this id as it is opened, with the orders that its text mentions; or undefined. */
export async function readOpenedMessage(db: Queries, id: string): Promise<OpenedMessage | undefined> {
  const [row] = await selectInbox(db).where(eq(messages.id, id));
  return row && { ...inboxView(row), orders: await findMentionedOrders(db, row.message.message) };
}

/** The message with this id, or undefined. */
export async function readMessage(db: Queries, id: string): Promise<Message | undefined> {
  const [row] = await db.select(messageColumns).from(messages).where(eq(messages.id, id));
  return row && messageView(row);
}

/** The orders that a text names and that there are. */
async function findMentionedOrders(db: Queries, text: string): Promise<string[]> {
  const numbers = mentionedOrders(text).map((mention) => Number(mention.slice('MN-'.length)));
  if (numbers.length === 0) return [];
  const found = await db
    .select({ number: orders.number })
    .from(orders)
    .where(inArray(orders.number, numbers));
  return found.map(({ number }) => orderNumber(number));
}
