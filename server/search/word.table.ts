import { bigint, customType, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Compared letter by letter in every database, so that what begins with some letters stands together. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** Every distinct word of the catalogue and of the synonyms, with the keys by which it is found when it is typed otherwise. */
export const catalogueWords = pgTable(
  'catalogue_words',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Folded. */
    word: plainText().notNull().unique(),
    /** As it was written when it first came, to be shown. */
    spelling: text().notNull(),
    /** Its forms, its sound and what is left when a letter is missing: see `keysOf`. */
    keys: text().array().notNull(),
    threes: text().array().notNull(),
  },
  (word) => [
    index('catalogue_words_keys').using('gin', word.keys).with({ fastupdate: false }),
    index('catalogue_words_threes').using('gin', word.threes).with({ fastupdate: false }),
  ],
);

/**
 * Which products have a word in which field, in the order in which they are shown; kept by a trigger on `products`.
 * A category is a word too: its number, negative.
 */
export const wordPostings = pgTable(
  'word_postings',
  {
    wordId: integer('word_id').notNull(),
    /** The field's weight: 8 name, 3 category, 2 origin, 1 description. */
    field: smallint().notNull(),
    /** The store, and whether the product is hidden and out of stock: see `shelvesOf`. */
    shelf: smallint().notNull(),
    /** Short names first, then the newest: unique to a product, which it names: see `additionOf`. */
    place: bigint({ mode: 'number' }).notNull(),
  },
  (posting) => [primaryKey({ columns: [posting.wordId, posting.field, posting.shelf, posting.place] })],
);
