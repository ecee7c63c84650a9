import * as z from 'zod/mini';
import { stores } from './catalogue.ts';
import { fileSchema } from './endpoint.schemas.ts';
import { columns, importFields, importFormats, restKinds } from './import-fields.ts';
import { importStates, lineNotes, maxColumns, outcomes } from './imports.ts';
import { pageSchema } from './pages.schemas.ts';
import { bilingualSchema, optionalText, requiredText } from './text.schemas.ts';

/** What is wrong with a line, by field and code of `fieldErrors`, with what the file says there. */
export const lineFaultSchema = z.object({
  column: z.nullable(z.enum(importFields)),
  code: z.string(),
  value: z.optional(z.string()),
});

/** A fault that refused lines have, told once for all of them. */
export const faultGroupSchema = z.object({
  ...z.omit(lineFaultSchema, { value: true }).shape,
  /** How many lines have it, and the first of them. */
  count: z.number(),
  lines: z.array(z.number()),
  /** The file's names of categories that the shop doesn't have, those of most lines first. */
  categories: z.optional(z.array(z.object({ value: z.string(), count: z.number() }))),
});

export const importSchema = z.object({
  id: z.string(),
  file: z.string(),
  format: z.enum(importFormats),
  /** A `failed` file could not be read as a whole: refused lines say where, and what else is wrong. */
  state: z.enum(importStates),
  /** While it is checked: lines of the file. While it is applied: products. */
  done: z.number(),
  total: z.number(),
  /** Rows of the file that say anything: as many as the counts and `parts` come to. */
  rows: z.number(),
  /** Rows that belong to the product of another row: further images, and products that come in by their variations. */
  parts: z.number(),
  counts: z.record(z.enum(outcomes), z.number()),
  /** How many products have data in the file that the shop has no field for, by kind. */
  rest: z.partialRecord(z.enum(restKinds), z.number()),
  /** How many products to be added have a name in one language only and stay hidden. */
  untranslated: z.number(),
  /** How many products to be added have the name and size of a product that the shop has. */
  alike: z.number(),
  /** How many refused lines are of products that have changed since the check. */
  stale: z.number(),
  /** After a check: why lines are refused, the fault of most lines first. */
  faults: z.optional(z.array(faultGroupSchema)),
  /** After an undo: the products that were edited since and are left as they are, the first ones by name. */
  skipped: z.optional(
    z.object({
      total: z.number(),
      products: z.array(z.object({ id: z.string(), name: bilingualSchema })),
    }),
  ),
  created_at: z.string(),
});

export const changeSchema = z.object({ column: z.enum(columns), before: z.string(), after: z.string() });

/** What the shop would hold: enough to know a product by. */
const importedSchema = z.object({
  name: z.object({ en: z.string(), ar: z.string() }),
  price: z.number(),
  category: z.string(),
  store: z.enum(stores),
});

export const importLineSchema = z.object({
  /** As an editor counts the lines of the file. */
  line: z.number(),
  outcome: z.enum(outcomes),
  name: z.string(),
  /** Where the name is English and the product has one in Arabic too. */
  name_ar: z.nullable(z.string()),
  product_id: z.nullable(z.string()),
  /** Null when nothing comes of the line: it is refused, or says what is there already. */
  product: z.nullable(importedSchema),
  /** Why it is refused; of a line that is taken, what the seller should know of it. */
  faults: z.array(lineFaultSchema),
  /** Of a change: each column that gets another value. */
  changes: z.array(changeSchema),
  /** What the line says and the shop has no place for, by kind. */
  rest: z.partialRecord(z.enum(restKinds), z.string()),
});

const ofImport = z.object({ id: z.string() });

export const startImport = {
  summary:
    'Takes a file of products (CSV or .xlsx; ours, of Shopify, of WooCommerce or a sheet) and begins to check it line by line',
  input: z.object({
    file: z.instanceof(Blob),
    name: requiredText('required', 300),
    /** Where products go whose file names no store; the first store by default. */
    store: z.optional(z.enum(stores, { error: 'store_invalid' })),
    /** Where products go whose category the shop does not have: a slug. Without it these lines are refused. */
    category: optionalText(100),
  }),
  answer: importSchema,
};

export const mappingSchema = z.object({
  /** In their order, each with a few of its cells. */
  columns: z.array(
    z.object({
      heading: z.string(),
      field: z.nullable(z.enum(importFields)),
      samples: z.array(z.string()),
    }),
  ),
  /** The file's categories, those of most products first, with the shop's category that they get. */
  categories: z.array(z.object({ path: z.string(), products: z.number(), category: z.nullable(z.string()) })),
  store: z.enum(stores),
  /** Where products go whose category is not known; null: they are refused. */
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
    /** A field or null for each of the file's columns. */
    columns: z.optional(
      z
        .array(z.nullable(z.enum(importFields, { error: 'invalid' })))
        .check(z.maxLength(maxColumns, { error: 'invalid' })),
    ),
    /** Remembered for the next file; null forgets what was chosen. */
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
    /** Only the lines that have this note. */
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
    /** Without it an import with refused lines is refused itself. */
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
