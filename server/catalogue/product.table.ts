import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { categories } from './category.table.ts';

export const products = pgTable(
  'products',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Counts up as products are added: the key of "newest first". */
    addition: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    descriptionEn: text('description_en').notNull().default(''),
    descriptionAr: text('description_ar').notNull().default(''),
    priceQirsh: integer('price_qirsh').notNull(),
    image: text().notNull().default(''),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    weight: text().notNull().default(''),
    store: text({ enum: ['mouneh', 'cilka'] }).notNull(),
    origin: text(),
    available: boolean().notNull().default(true),
    shown: boolean().notNull().default(true),
    /** Counts the changes, so that of two administrators who edit at once the second is told. */
    version: integer().notNull().default(1),
    /** A deleted product stays hidden and can be brought back; its slug stays taken. */
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
    /** Folded words and their sounds, made by `searchWordsOf` at every save. */
    nameWords: text('name_words').array().notNull(),
    otherWords: text('other_words').array().notNull(),
    nameSounds: text('name_sounds').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (product) => [
    check('products_price_positive', sql`${product.priceQirsh} > 0`),
    check('products_deleted_hidden', sql`${product.deletedAt} is null or not ${product.shown}`),
    index('products_category').on(product.categoryId),
    index('products_store_addition').on(product.store, product.addition),
  ],
);

/** Slugs that a product had before it was renamed; they redirect. */
export const oldSlugs = pgTable(
  'old_slugs',
  {
    slug: text().primaryKey(),
    productId: uuid('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (old) => [index('old_slugs_product').on(old.productId)],
);
