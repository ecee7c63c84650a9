import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { stores } from '../../contracts/catalogue.ts';
import { type ImportField, importFormats, type RestKind } from '../../contracts/import-fields.ts';
import { type ImageFault, imageStates } from '../../contracts/import-images.ts';
import { importStates, type LineFault, outcomes } from '../../contracts/imports.ts';
import { users } from '../accounts/user.table.ts';
import { categories } from '../catalogue/category.table.ts';
import type { ProductContent } from '../catalogue/product.table.ts';

/** The columns of a product in an import; for a new product the slug is the wanted one. */
export type ImportedProduct = Omit<ProductContent, 'version'>;

/** A column of the file: the field it is mapped to, and a few sample cells. */
export type FileColumn = { heading: string; field: ImportField | null; samples: string[] };
/** A category in the file, its number of products, and the shop's category to which it is mapped. */
export type FileCategory = { path: string; products: number; categoryId: string | null };

/** An import of a product file: uploaded, checked, applied, perhaps undone. */
export const imports = pgTable(
  'imports',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    format: text({ enum: importFormats }).notNull(),
    state: text({ enum: importStates }).notNull(),
    /** Progress of the check or the application: done, out of total. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The worker that holds the lease, and when the lease expires unless renewed. */
    holder: uuid(),
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull().default(sql`now()`),
    columns: jsonb().$type<FileColumn[]>().notNull().default([]),
    /** The store and category for products whose file names no store, or no known category. */
    store: text({ enum: stores }).notNull().default('mouneh'),
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'set null' }),
    categories: jsonb().$type<FileCategory[]>().notNull().default([]),
    /** Non-empty rows of the file, and how many of them belong to other rows' products. */
    rows: integer().notNull().default(0),
    parts: integer().notNull().default(0),
    /** How many products have data without a field in the shop, by kind. */
    rest: jsonb().$type<Partial<Record<RestKind, number>>>().notNull().default({}),
  },
  (one) => [
    index('imports_user').on(one.userId),
    index('imports_category').on(one.categoryId),
    uniqueIndex('imports_one_at_a_time').on(sql`(true)`).where(sql`${one.state} in ('checking', 'applying')`),
  ],
);

/** What a line of the file would do, or why it is refused. */
export const importLines = pgTable(
  'import_lines',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** The line number in the file, as an editor counts. */
    line: integer().notNull(),
    outcome: text({ enum: outcomes }).notNull(),
    name: text().notNull(),
    /** The Arabic name; set where the name is English and the product has one. */
    nameAr: text('name_ar'),
    productId: uuid('product_id'),
    /** The product after the change, and as it was when the line was checked. */
    input: jsonb().$type<ImportedProduct>(),
    before: jsonb().$type<ProductContent>(),
    /** The number of pieces, for a product that is not counted yet. */
    stock: integer(),
    /** Why the line is refused; for an accepted line, notes for the seller. */
    faults: jsonb().$type<LineFault[]>(),
    /** Data of the line without a field in the shop, up to a few hundred characters per kind. */
    rest: jsonb().$type<Partial<Record<RestKind, string>>>(),
    applied: boolean().notNull().default(false),
  },
  (line) => [
    primaryKey({ columns: [line.importId, line.line] }),
    index('import_lines_outcome').on(line.importId, line.outcome, line.line),
  ],
);

/** The shop's category that a seller has chosen for another shop's one, for the next file; the last thousand. */
export const categoryChoices = pgTable(
  'category_choices',
  {
    /** The other shop's category in folded words. */
    key: text().primaryKey(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (choice) => [index('category_choices_category').on(choice.categoryId)],
);

/** A remote image of an import's products, and the result of copying it into the shop. */
export const importImages = pgTable(
  'import_images',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    url: text().notNull(),
    state: text({ enum: imageStates }).notNull().default('waiting'),
    /** Its path in the shop once it is copied. */
    image: text(),
    /** Why copying failed, with the other server's HTTP status. */
    fault: jsonb().$type<ImageFault>(),
  },
  (image) => [
    primaryKey({ columns: [image.importId, image.number] }),
    index('import_images_url').on(image.url),
  ],
);
