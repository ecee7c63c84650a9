import * as z from 'zod/mini';
import { stores } from './catalogue.ts';
import { fileSchema } from './endpoint.schemas.ts';
import { columns, importFields, importFormats, restKinds } from './import-fields.ts';
import { importStates, lineNotes, maxColumns, outcomes } from './imports.ts';
import { pageSchema } from './pages.schemas.ts';
import { bilingualSchema, optionalText, requiredText } from './text.schemas.ts';

/** A fault of a line: its field, its code of `fieldErrors`, and the text in the file. */
export const lineFaultSchema = z.object({
  column: z.nullable(z.enum(importFields)),
  code: z.string(),
  value: z.optional(z.string()),
});

/** A fault that several refused lines share, listed once. */
export const faultGroupSchema = z.object({
  ...z.omit(lineFaultSchema, { value: true }).shape,
  /** How many lines have the fault, and the first of them. */
  count: z.number(),
  lines: z.array(z.number()),
  /** Category names of the file that the shop doesn't have, by the number of lines, most first. */
  categories: z.optional(z.array(z.object({ value: z.string(), count: z.number() }))),
});

export const importSchema = z.object({
  id: z.string(),
  file: z.string(),
  format: z.enum(importFormats),
  /** `failed` means that the file could not be read at all; the refused lines say where and why. */
  state: z.enum(importStates),
  /** Progress: lines of the file while it is checked, products while it is applied. */
  done: z.number(),
  total: z.number(),
  /** Rows of the file that are not empty: the counts and `parts` add up to this. */
  rows: z.number(),
  /** Rows that belong to another row's product: further images, and the variations of a product. */
  parts: z.number(),
  counts: z.record(z.enum(outcomes), z.number()),
  /** How many products have data in the file that the shop has no field for, by kind. */
  rest: z.partialRecord(z.enum(restKinds), z.number()),
  /** How many products to be added have a name in one language only and stay hidden. */
  untranslated: z.number(),
  /** How many products to be added have the same name and size as an existing one. */
  alike: z.number(),
  /** How many refused lines are about products that have changed since the check. */
  stale: z.number(),
  /** After a check: the faults of refused lines, the most frequent first. */
  faults: z.optional(z.array(faultGroupSchema)),
  /** After an undo: the products that were left alone because they were edited since, the first by name. */
  skipped: z.optional(
    z.object({
      total: z.number(),
      products: z.array(z.object({ id: z.string(), name: bilingualSchema })),
    }),
  ),
  created_at: z.string(),
});

export const changeSchema = z.object({ column: z.enum(columns), before: z.string(), after: z.string() });

/** The product as it would be stored, enough to recognise it. */
const importedSchema = z.object({
  name: z.object({ en: z.string(), ar: z.string() }),
  price: z.number(),
  category: z.string(),
  store: z.enum(stores),
});

export const importLineSchema = z.object({
  /** The line number in the file, as an editor counts. */
  line: z.number(),
  outcome: z.enum(outcomes),
  name: z.string(),
  /** The Arabic name; set where the name is English and the product has one. */
  name_ar: z.nullable(z.string()),
  product_id: z.nullable(z.string()),
  /** Null when the line changes nothing: it is refused, or repeats what is stored. */
  product: z.nullable(importedSchema),
  /** Why the line is refused; for an accepted line, notes for the seller. */
  faults: z.array(lineFaultSchema),
  /** For a change: the columns whose value differs. */
  changes: z.array(changeSchema),
  /** Values for which the shop has no field, by kind. */
  rest: z.partialRecord(z.enum(restKinds), z.string()),
});

const ofImport = z.object({ id: z.string() });

export const startImport = {
  summary:
    'Takes a file of products (CSV or .xlsx; ours, of Shopify, of WooCommerce or a sheet) and begins to check it line by line',
  input: z.object({
    file: z.instanceof(Blob),
    name: requiredText('required', 300),
    /** The store for products whose file names none; the first store by default. */
    store: z.optional(z.enum(stores, { error: 'store_invalid' })),
    /** The slug of the category for products whose own category is unknown. Without it their lines are refused. */
    category: optionalText(100),
  }),
  answer: importSchema,
};

export const mappingSchema = z.object({
  /** The columns of the file in their order, each with a few sample cells. */
  columns: z.array(
    z.object({
      heading: z.string(),
      field: z.nullable(z.enum(importFields)),
      samples: z.array(z.string()),
    }),
  ),
  /** The file's categories, most products first, with the shop's category that each is mapped to. */
  categories: z.array(z.object({ path: z.string(), products: z.number(), category: z.nullable(z.string()) })),
  store: z.enum(stores),
  /** The category for products whose own is unknown; null: their lines are refused. */
  category: z.nullable(z.string()),
});

export const getImportMapping = {
  summary: 'What the columns and the categories of an import’s file were taken for',
  input: ofImport,
  answer: mappingSchema,
};

export const recheckImport = {
  summary: 'Checks the file of an import again, with other columns or categories',
  input: z.object({
    id: z.string(),
    /** For each column of the file its field, or null. */
    columns: z.optional(
      z
        .array(z.nullable(z.enum(importFields, { error: 'invalid' })))
        .check(z.maxLength(maxColumns, { error: 'invalid' })),
    ),
    /** Mappings to remember for the next file; null forgets one. */
    categories: z.optional(
      z
        .array(z.object({ path: requiredText('required', 300), category: z.nullable(optionalText(100)) }))
        .check(z.maxLength(300, { error: 'invalid' })),
    ),
    store: z.optional(z.enum(stores, { error: 'store_invalid' })),
    category: z.optional(z.nullable(optionalText(100))),
  }),
  answer: importSchema,
};

export const listImports = {
  summary: 'The last twenty imports, newest first',
  input: z.object({}),
  answer: z.array(importSchema),
};

export const getImport = {
  summary: 'How far an import is, and what it would do or has done',
  input: ofImport,
  answer: importSchema,
};

export const listImportLines = {
  summary: 'The lines of an import in their order, all or of one outcome',
  input: z.object({
    id: z.string(),
    outcome: z.optional(z.enum(outcomes, { error: 'invalid' })),
    /** Only lines with this note. */
    note: z.optional(z.enum(lineNotes, { error: 'invalid' })),
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200))),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,9}$/, { error: 'invalid' }))),
  }),
  answer: z.object({ items: z.array(importLineSchema), page: pageSchema }),
};

export const applyImport = {
  summary: 'Begins to do all that the check has shown, in one piece or not at all',
  input: z.object({
    id: z.string(),
    /** Applies the file without its refused lines; otherwise an import with refused lines is refused. */
    without_refused: z.optional(z.boolean()),
  }),
  answer: importSchema,
};

export const undoImport = {
  summary: 'Undoes an import, but for products that were edited since: they are left as they are, and named',
  input: ofImport,
  answer: importSchema,
};

export const exportProducts = {
  summary: 'All products as a file that can be imported again',
  input: z.object({}),
  answer: fileSchema,
};
