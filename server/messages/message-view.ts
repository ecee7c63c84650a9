import { getTableColumns } from 'drizzle-orm';
import type { InboxMessage, Message } from '../../contracts/messages.ts';
import { messages } from './message.table.ts';

/** All columns but the search vector. */
const { searchVector: _, ...columns } = getTableColumns(messages);
export const messageColumns = columns;
type MessageRow = Omit<typeof messages.$inferSelect, 'searchVector'>;

/** A message as mails need it. */
export const messageView = (row: MessageRow): Message => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  name: row.name,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  message: row.message,
  language: row.language,
  answer: row.answer,
  answered_at: row.answeredAt?.toISOString() ?? null,
});

type InboxRow = { message: MessageRow; customerId: string | null };

/** A message as listed in the inbox. */
export const inboxView = ({ message, customerId }: InboxRow): InboxMessage => ({
  ...messageView(message),
  read_at: message.readAt?.toISOString() ?? null,
  customer_id: customerId,
});
