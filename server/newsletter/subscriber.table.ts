import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { languages } from '../../contracts/language.ts';

export const subscribers = pgTable(
  'newsletter_subscribers',
  {
    email: text().primaryKey(),
    language: text({ enum: languages }).notNull(),
    /** The token of the unsubscribe link in every newsletter. */
    leaveToken: uuid('leave_token').notNull().unique().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (subscriber) => [index('newsletter_created').on(subscriber.createdAt, subscriber.email)],
);
