import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What shoppers searched for and did not find: the words and how often, nothing of who it was. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    /** The folded words, with a space between two. */
    words: text().primaryKey(),
    /** As it was typed the last time. */
    query: text().notNull(),
    count: integer().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (missed) => [index('missed_searches_count').on(missed.count, missed.lastAt)],
);
