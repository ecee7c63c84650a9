import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Products that the seller has put together, with a page of their own. */
export const collections = pgTable(
  'collections',
  {
    id: uuid().primaryKey().defaultRandom(),
    slug: text().notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    descriptionEn: text('description_en').notNull().default(''),
    descriptionAr: text('description_ar').notNull().default(''),
    shown: boolean().notNull(),
    onHome: boolean('on_home').notNull(),
    /** In their order. No reference: a deleted product keeps its place, for it may come back. */
    productIds: uuid('product_ids').array().notNull(),
    /** Place among the collections, counted from the first. */
    position: integer().notNull(),
    /** Optimistic locking: an edit of an older version is refused. */
    version: integer().notNull().default(1),
  },
  (collection) => [check('collections_bounded', sql`cardinality(${collection.productIds}) <= 60`)],
);

type CollectionRow = typeof collections.$inferSelect;

/** A collection's snapshot in the activity log, for undo: without `version`, which only counts up. */
export type CollectionSnapshot = Omit<CollectionRow, 'version'>;

export const collectionSnapshot = ({ version: _, ...row }: CollectionRow): CollectionSnapshot => row;
