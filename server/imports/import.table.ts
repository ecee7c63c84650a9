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

/** What an import says of a product, by its columns; the slug of a new one is the wanted one. */
export type ImportedProduct = Omit<ProductContent, 'version'>;

/** A column of the file: what it was taken for, and a few of its cells to know it by. */
export type FileColumn = { heading: string; field: ImportField | null; samples: string[] };
/** A category as the file says it, how many of its products are in it, and the category of ours that they get. */
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
    /** How much of the check or of the taking over is done, of how much. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Who works on it, and until when that is believed without being renewed. */
    holder: uuid(),
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull().default(sql`now()`),
    columns: jsonb().$type<FileColumn[]>().notNull().default([]),
    /** Where products go whose file names no store, or no category that is known. */
    store: text({ enum: stores }).notNull().default('mouneh'),
    categoryId: uuid('category_id').references(() => categories.id, { onDelete: 'set null' }),
    categories: jsonb().$type<FileCategory[]>().notNull().default([]),
    /** Rows of the file that say anything, and how many of them are parts of other rows' products. */
    rows: integer().notNull().default(0),
    parts: integer().notNull().default(0),
    /** How many products have data that the shop has no field for, by kind. */
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
    /** As an editor counts the lines of the file. */
    line: integer().notNull(),
    outcome: text({ enum: outcomes }).notNull(),
    name: text().notNull(),
    /** Where the name is English and the product has one in Arabic too. */
    nameAr: text('name_ar'),
    productId: uuid('product_id'),
    /** The product as it would be, and as it was when the line was looked at. */
    input: jsonb().$type<ImportedProduct>(),
    before: jsonb().$type<ProductContent>(),
    /** How many pieces there are of a product that is not counted yet. */
    stock: integer(),
    /** Why it is refused; of a line that is taken, what the seller should know of it. */
    faults: jsonb().$type<LineFault[]>(),
    /** What the line says and products have no place for, a few hundred letters of each kind. */
    rest: jsonb().$type<Partial<Record<RestKind, string>>>(),
    applied: boolean().notNull().default(false),
  },
  (line) => [
    primaryKey({ columns: [line.importId, line.line] }),
    index('import_lines_outcome').on(line.importId, line.outcome, line.line),
  ],
);

/** Which category of ours a seller has chosen for one of another shop's, for the next file; the last thousand. */
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

/** An image elsewhere on the web that an import's products name, and what became of copying it into the shop. */
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
    /** Why it could not be, with the status that the other server answered. */
    fault: jsonb().$type<ImageFault>(),
  },
  (image) => [
    primaryKey({ columns: [image.importId, image.number] }),
    index('import_images_url').on(image.url),
  ],
);
