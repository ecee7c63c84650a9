import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** Groups of products that the seller has selected, each with a page. */
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
    /** In order. Not a foreign key: a deleted product keeps its position, as it may be restored. */
    productIds: uuid('product_ids').array().notNull(),
    /** Position among the collections. */
    position: integer().notNull(),
    /** Optimistic locking: an edit of an older version is refused. */
    version: integer().notNull().default(1),
  },
  (collection) => [check('collections_bounded', sql`cardinality(${collection.productIds}) <= 60`)],
);

type CollectionRow = typeof collections.$inferSelect;

/** A collection's snapshot in the activity log, for undo. It leaves out `version`, which only increases. */
export type CollectionSnapshot = Omit<CollectionRow, 'version'>;

export const collectionSnapshot = ({ version: _, ...row }: CollectionRow): CollectionSnapshot => row;
