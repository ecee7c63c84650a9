import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

export const categories = pgTable('categories', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull().unique(),
  nameEn: text('name_en').notNull(),
  nameAr: text('name_ar').notNull(),
  descriptionEn: text('description_en').notNull().default(''),
  descriptionAr: text('description_ar').notNull().default(''),
  /** Folded words of both names: a product is found by its category too. */
  words: text().array().notNull(),
  /** Place on the shelf, counted from the first. */
  position: integer().notNull(),
});
