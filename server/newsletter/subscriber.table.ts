import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { languages } from '../../contracts/language.ts';

export const subscribers = pgTable(
  'newsletter_subscribers',
  {
    email: text().primaryKey(),
    language: text({ enum: languages }).notNull(),
    /** Stands in every letter's link to leave. */
    leaveToken: uuid('leave_token').notNull().unique().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (subscriber) => [index('newsletter_created').on(subscriber.createdAt, subscriber.email)],
);
