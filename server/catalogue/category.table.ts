import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

export const categories = pgTable('categories', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull().unique(),
  nameEn: text('name_en').notNull(),
  nameAr: text('name_ar').notNull(),
  descriptionEn: text('description_en').notNull().default(''),
  descriptionAr: text('description_ar').notNull().default(''),
  /** Folded words of both names, as a search also finds products by their category. */
  words: text().array().notNull(),
  /** The category's key in the inverted index of terms. */
  number: integer().notNull().generatedAlwaysAsIdentity().unique(),
  /** Position in the list of categories. */
  position: integer().notNull(),
  /** Optimistic locking: an edit of an older version is refused. */
  version: integer().notNull().default(1),
});

/** Former slugs of categories; they redirect. */
export const oldCategorySlugs = pgTable(
  'old_category_slugs',
  {
    slug: text().primaryKey(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
  },
  (old) => [index('old_category_slugs_category').on(old.categoryId)],
);
