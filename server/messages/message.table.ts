import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { languages } from '../../contracts/language.ts';
import { subjects } from '../../contracts/messages.ts';
import { users } from '../accounts/user.table.ts';
import { tsvector } from '../database/column-types.table.ts';

/** Messages from the contact form, with their answers. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Increases as messages arrive: the key of "newest first". */
    arrival: bigint({ mode: 'number' }).notNull().unique().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text().notNull().default(''),
    subject: text({ enum: subjects }).notNull(),
    message: text().notNull(),
    language: text({ enum: languages }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    answer: text(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    answeredBy: uuid('answered_by').references(() => users.id, { onDelete: 'set null' }),
    /** Full-text search vector of the admin's search. */
    searchVector: tsvector('search_vector')
      .notNull()
      .generatedAlwaysAs(sql`search_vector(name || ' ' || email || ' ' || message, phone)`),
  },
  (message) => [
    index('messages_email').on(message.email),
    index('messages_subject').on(message.subject, message.arrival),
    index('messages_unread').on(message.arrival).where(sql`${message.readAt} is null`),
    index('messages_unanswered').on(message.arrival).where(sql`${message.answeredAt} is null`),
    index('messages_search_vector').using('gin', message.searchVector),
    index('messages_answered_by').on(message.answeredBy),
  ],
);
