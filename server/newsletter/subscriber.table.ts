import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const subscribers = pgTable('newsletter_subscribers', {
  email: text().primaryKey(),
  language: text({ enum: ['en', 'ar'] }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});
