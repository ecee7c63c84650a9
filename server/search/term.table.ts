import { bigint, customType, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Compared letter by letter in every database, so that what begins with some letters stands together. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** The vocabulary: every distinct term of the catalogue and of the synonyms, with the keys by which a typed word meets it. */
export const searchTerms = pgTable(
  'search_terms',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** A folded word. */
    term: plainText().notNull().unique(),
    /** As it was written when it first came, to be shown. */
    spelling: text().notNull(),
    /** Its forms, its sound and what is left when a letter is missing: see `keysOf`. */
    keys: text().array().notNull(),
    trigrams: text().array().notNull(),
  },
  (term) => [
    index('search_terms_keys').using('gin', term.keys).with({ fastupdate: false }),
    index('search_terms_trigrams').using('gin', term.trigrams).with({ fastupdate: false }),
  ],
);

/**
 * The inverted index: which products have a term in which field, in the order in which they are shown; kept by triggers on
 * `products`. A category is a term too: its number, negative.
 */
export const postings = pgTable(
  'term_postings',
  {
    termId: integer('term_id').notNull(),
    /** The field's weight: 8 name, 3 category, 2 origin, 1 description. */
    field: smallint().notNull(),
    /** The store, and whether the product is hidden and out of stock: see `partitionsOf`. */
    partition: smallint().notNull(),
    /** Short names first, then the newest: unique to a product, which it names: see `additionOf`. */
    rank: bigint({ mode: 'number' }).notNull(),
  },
  (posting) => [primaryKey({ columns: [posting.termId, posting.field, posting.partition, posting.rank] })],
);
