import * as z from 'zod/mini';
import { adminPartSchema, partSchema, partsInput } from './boxes.schemas.ts';
import { maxChanged } from './bulk.ts';
import { adminSorts, longestName, productStates, sorts, stores } from './catalogue.ts';
import { foodFactsInput, foodFactsSchema } from './food-facts.schemas.ts';
import { languages } from './language.ts';
import { priceFieldSchema } from './money.schemas.ts';
import { offerInput, offerSchema } from './offers.schemas.ts';
import { foundPageSchema, whySchema } from './pages.schemas.ts';
import type { PlainField } from './product-fields.ts';
import { imageInput, imagesInput, imagesSchema } from './product-images.schemas.ts';
import { dayToCome } from './ready-day.schemas.ts';
import { productFiltersSchema, refinementFields } from './refinements.schemas.ts';
import { seasonSchema } from './season.schemas.ts';
import { sizeLabel } from './size-label.schemas.ts';
import { firstCount, stockLevelSchema } from './stock.schemas.ts';
import { bilingualSchema, longest, nameText, optionalText, requiredText } from './text.schemas.ts';

export const productSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: bilingualSchema,
  description: bilingualSchema,
  /** JD, two decimals. */
  price: z.number(),
  /** A URL or a path of this server; empty when the product has no image yet. */
  image: z.string(),
  /** The category's slug. */
  category: z.string(),
  /** As the seller writes it: `500g`, `1.5L`, `25 bags`; in two languages `Large | كبير`. */
  weight: z.string(),
  store: z.enum(stores),
  origin: z.nullable(z.string()),
  /** The place that `origin` names, in both languages; null where the shop does not know it. */
  origin_place: z.nullable(z.object({ en: z.string(), ar: z.string() })),
  available: z.boolean(),
  /** How many pieces are left when there are few; null when there are many or stock is not counted. */
  few_left: z.nullable(z.number()),
  /** For a product out of season, the month in which it is back, 1 to 12; else null. */
  back_in: z.nullable(z.number()),
  /** For a product ordered ahead, the day in Amman from which it is ready, `2026-11-30`; null where it is ready now. */
  ready_on: z.nullable(z.string()),
  /**
   * While an offer runs, the price without it, or the lowest price of the 30 days before it began if that is lower.
   * Null where no offer runs, or where this is not above the price.
   */
  regular_price: z.nullable(z.number()),
  /** How many sizes there are; lists show only the cheapest. Null for a product with a single size. */
  size_count: z.nullable(z.number()),
});

/** A size as its own page and those of its other sizes show it. */
export const sizeSchema = z.pick(productSchema, {
  id: true,
  slug: true,
  weight: true,
  price: true,
  available: true,
  back_in: true,
});

/** A product as its own page shows it; lists leave out the additional fields. */
export const productDetailsSchema = z.object({
  ...productSchema.shape,
  /** All images in their order, starting with `image`. An empty alternative text means the product's name. */
  images: imagesSchema,
  /** Null until the seller enters any. */
  food_facts: z.nullable(foodFactsSchema),
  /** All visible sizes, including this one, in the seller's order; empty where there is no other. */
  sizes: z.array(sizeSchema),
  /** The parts of a box in their order; empty for a product that is not a box. */
  parts: z.array(partSchema),
  /** JD; the price of the parts bought separately. Null unless all can be bought and together cost more than the box. */
  parts_price: z.nullable(z.number()),
  /** For a box whose only obstacle is parts that are ordered ahead, the day in Amman from which it can be bought; else null. */
  back_on: z.nullable(z.string()),
  /** The last day of the running offer; null where none runs or it has no end. */
  offer_until: z.nullable(z.string()),
});

/** A product with what only administrators see. */
export const adminProductSchema = z.object({
  ...productDetailsSchema.shape,
  parts: z.array(adminPartSchema),
  /** Where the seller buys it: a name, perhaps with a phone number. */
  supplier: z.nullable(z.string()),
  /** Whether shoppers see it. */
  shown: z.boolean(),
  /** Whether it can be sent abroad. */
  exportable: z.boolean(),
  /** Today's price; `price` is the price without an offer. */
  price_now: z.number(),
  /** The running, coming or past offer. */
  offer: z.nullable(offerSchema),
  /** The months in which it is sold, every year; null for all year. */
  season: z.nullable(seasonSchema),
  /** The stock that can still be sold; null where stock is not counted. */
  stock: z.nullable(stockLevelSchema),
  /** Optimistic locking: sent back with an edit, which is refused when another edit came first. */
  version: z.number(),
  updated_at: z.string(),
});

const wholeNumber = (minimum: number, maximum: number) =>
  z.coerce
    .number({ error: 'invalid' })
    .check(
      z.int({ error: 'invalid' }),
      z.minimum(minimum, { error: 'invalid' }),
      z.maximum(maximum, { error: 'invalid' }),
    );

export const foundProductSchema = z.object({ ...productSchema.shape, why: z.optional(whySchema) });

export const listProducts = {
  summary: 'Products that are shown, newest first or as sorted; searched in both languages at once',
  input: z.object({
    store: z.optional(z.enum(stores, { error: 'store_invalid' })),
    q: optionalText(200),
    /** A category's slug or id. */
    category: optionalText(100),
    sort: z.optional(z.enum(sorts, { error: 'invalid' })),
    /** The language whose alphabet sorts the names (collation). */
    language: z.optional(z.enum(languages, { error: 'invalid' })),
    ...refinementFields,
    /** Comma-separated ids of products: the list holds no others. */
    ids: optionalText(8000),
    limit: z.optional(wholeNumber(1, 500)),
    cursor: optionalText(1000),
  }),
  answer: z.object({ items: z.array(foundProductSchema), page: foundPageSchema }),
};

export const getProductFilters = {
  summary: 'By what the products of a store can be refined',
  input: z.object({ store: z.enum(stores, { error: 'store_invalid' }) }),
  answer: productFiltersSchema,
};

export const suggestProducts = {
  summary:
    'Suggestions for a search as it is typed: words, stores, categories and products, and why each was found',
  input: z.object({
    q: requiredText('required', 100),
    store: z.optional(z.enum(stores, { error: 'store_invalid' })),
    /** The reader's language: a match that is visible in the name in this language needs no explanation. */
    language: z.optional(z.enum(languages, { error: 'invalid' })),
  }),
  answer: z.object({
    /** Completions of the query, in the catalogue's spelling. */
    words: z.array(z.string()),
    /** The stores that the query names. */
    stores: z.array(z.enum(stores)),
    categories: z.array(z.object({ slug: z.string(), name: bilingualSchema })),
    products: z.array(
      z.pick(foundProductSchema, {
        id: true,
        slug: true,
        name: true,
        price: true,
        regular_price: true,
        size_count: true,
        back_in: true,
        image: true,
        category: true,
        weight: true,
        store: true,
        available: true,
        why: true,
      }),
    ),
  }),
};

export const getProduct = {
  summary: 'One product by its id, its slug or a slug it once had',
  input: z.object({ id: z.string() }),
  answer: productDetailsSchema,
};

const shortText = z.optional(z.nullable(z.string().check(z.trim(), longest(100))));

/** Null and '' both mean no value. */
const plainFields = {
  weight: z.optional(sizeLabel()),
  origin: shortText,
  supplier: shortText,
  /** A future day from which a product that is ordered ahead is ready. */
  ready_on: dayToCome,
  available: z.optional(z.boolean()),
  shown: z.optional(z.boolean()),
  exportable: z.optional(z.boolean()),
} satisfies Record<PlainField, z.ZodMiniType>;

const nameInput = z.object(
  {
    en: nameText('name_en_required', longestName.product, 'product_name_long'),
    ar: nameText('name_ar_required', longestName.product, 'product_name_long'),
  },
  { error: 'name_en_required' },
);

const productFields = {
  name: nameInput,
  price: priceFieldSchema,
  /** A category's slug or id. */
  category: requiredText('category_required', 100),
  store: z.enum(stores, { error: 'store_invalid' }),
  description: z.optional(
    z.object({
      en: z.string().check(longest(5000)),
      ar: z.string().check(longest(5000)),
    }),
  ),
  /** Replaces only the first image; the others stay. */
  image: z.optional(imageInput),
  /** All images in their order, instead of `image`; lists show the first. */
  images: z.optional(imagesInput),
  ...plainFields,
  /** Replaced as a whole; null removes them. */
  food_facts: z.optional(z.nullable(foodFactsInput)),
  /** The parts of a box in their order; an empty list makes it a product that is not a box. */
  parts: z.optional(partsInput),
  /** Must be below the price; null ends the offer. */
  offer: z.optional(z.nullable(offerInput)),
  /** The product can't be ordered out of season; null for all year. */
  season: z.optional(z.nullable(seasonSchema)),
};

export const createProduct = {
  summary: 'Adds a product; its slug is made from the English name',
  input: z.object({
    ...productFields,
    /** The first stock count, which starts the counting; without it stock is not counted. Not allowed for a box. */
    stock: z.optional(z.nullable(firstCount)),
  }),
  answer: adminProductSchema,
};

export const updateProduct = {
  summary: 'Changes the fields that are given and leaves the others; the category is always needed',
  input: z.object({
    id: z.string(),
    ...z.partial(z.object(productFields)).shape,
    category: productFields.category,
    /** Optimistic locking: the version that was edited; without it the last save wins. */
    version: z.optional(z.number().check(z.int())),
  }),
  answer: adminProductSchema,
};

export const updateProducts = {
  summary:
    'Changes many products at once; those that were changed since they were read are left out and named by their ids',
  input: z.object({
    products: z
      .array(z.object({ id: z.uuid({ error: 'invalid' }), version: z.number().check(z.int()) }))
      .check(z.minLength(1, { error: 'invalid' }), z.maxLength(maxChanged, { error: 'too_long' })),
    available: plainFields.available,
    shown: plainFields.shown,
    category: z.optional(productFields.category),
  }),
  answer: z.object({
    products: z.array(adminProductSchema),
    /** Ids of products that were changed or deleted since. */
    skipped: z.array(z.string()),
    /** Ids of the activity log entries by which the changes can be undone. */
    activities: z.array(z.number()),
  }),
};

export const deleteProduct = {
  summary: 'Takes a product out of the catalogue; orders keep their copy of it',
  input: z.object({ id: z.string() }),
  answer: z.null(),
};

export const listAdminProducts = {
  summary: 'All products, hidden ones too, searched, filtered and sorted for the seller',
  input: z.object({
    q: optionalText(200),
    store: z.optional(z.enum(stores, { error: 'store_invalid' })),
    category: optionalText(100),
    state: z.optional(z.enum(productStates, { error: 'invalid' })),
    sort: z.optional(z.enum(adminSorts, { error: 'invalid' })),
    language: z.optional(z.enum(languages, { error: 'invalid' })),
    limit: z.optional(wholeNumber(1, 500)),
    cursor: optionalText(1000),
  }),
  answer: z.object({ items: z.array(adminProductSchema), page: foundPageSchema }),
};

export const getAdminProduct = {
  summary: 'One product by its id, hidden or not',
  input: z.object({ id: z.string() }),
  answer: adminProductSchema,
};
