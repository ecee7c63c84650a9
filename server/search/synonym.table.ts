import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

/** Synonyms defined by the seller: a search for either finds the other. */
export const synonyms = pgTable(
  'synonyms',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The words as the seller typed them. */
    term: text().notNull(),
    same: text().notNull(),
    /** Their folded words, separated by a space. */
    termWords: text('term_words').notNull(),
    sameWords: text('same_words').notNull(),
    /** The phonetic key of a phrase, see `soundOfPhrase`; empty for a single word. */
    termSound: text('term_sound').notNull(),
    sameSound: text('same_sound').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (synonym) => [
    index('synonyms_term').on(synonym.termWords),
    index('synonyms_same').on(synonym.sameWords),
    index('synonyms_term_sound').on(synonym.termSound),
    index('synonyms_same_sound').on(synonym.sameSound),
    uniqueIndex('synonyms_pair').on(
      sql`least(${synonym.termWords}, ${synonym.sameWords})`,
      sql`greatest(${synonym.termWords}, ${synonym.sameWords})`,
    ),
  ],
);
