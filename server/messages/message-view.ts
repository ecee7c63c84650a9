import type { Message } from '../../contracts/messages.ts';
import type { messages } from './message.table.ts';

/** A message as the administrator reads it. */
export const messageView = (row: typeof messages.$inferSelect): Message => ({
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
