import { bigint, customType, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/** Compared byte by byte, so equal in every database. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** The vocabulary: every distinct term of the catalogue and of the synonyms. */
export const searchTerms = pgTable('search_terms', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** A folded word. */
  term: plainText().notNull().unique(),
  /** For display: the spelling in which it first occurred. */
  spelling: text().notNull(),
});

/**
 * The inverted index: which products have a term in which field, in display order; maintained by triggers on
 * `products`. A category is a term, too: its negative number.
 */
export const postings = pgTable(
  'term_postings',
  {
    termId: integer('term_id').notNull(),
    /** The field's weight: 11 head of the name, 9 beside it, 8 name, 3 category, 2 origin, 1 description. */
    field: smallint().notNull(),
    /** The store, and whether the product is hidden and out of stock: see `partitionsOf`. */
    partition: smallint().notNull(),
    /** Short names first, then the newest. Unique per product and identifies it: see `sequenceOf`. */
    rank: bigint({ mode: 'number' }).notNull(),
  },
  (posting) => [primaryKey({ columns: [posting.termId, posting.field, posting.partition, posting.rank] })],
);

/**
 * The number of products per term and field. Maintained by a trigger on `term_postings`; sharded: each connection has a
 * row of its own, so that they do not wait for each other; the count is the sum over the shards.
 */
export const postingCounts = pgTable(
  'posting_counts',
  {
    termId: integer('term_id').notNull(),
    field: smallint().notNull(),
    shard: smallint().notNull(),
    products: integer().notNull(),
  },
  (row) => [primaryKey({ columns: [row.termId, row.field, row.shard] })],
);
