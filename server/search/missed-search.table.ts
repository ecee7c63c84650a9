import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Searches without results, with their counts; nothing about the people who searched. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    /** The folded words, separated by a space. */
    words: text().primaryKey(),
    /** The query as last typed. */
    query: text().notNull(),
    count: integer().notNull(),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
  },
  (missed) => [index('missed_searches_count').on(missed.count, missed.lastAt)],
);
