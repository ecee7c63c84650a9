import * as z from 'zod/mini';
import { productSchema } from './catalogue.schemas.ts';
import { categoryFields, namedProductSchema } from './categories.schemas.ts';
import { maxCollections, maxInCollection } from './collections.ts';
import { bilingualSchema } from './text.schemas.ts';

/** Products of both stores that the seller has selected, in the seller's order. */
export const collectionSchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: bilingualSchema,
  description: z.nullable(bilingualSchema),
  /** The visible products of the collection. */
  items: z.array(productSchema),
});

export const adminCollectionSchema = z.object({
  ...z.omit(collectionSchema, { items: true }).shape,
  /** Whether shoppers can open it. */
  shown: z.boolean(),
  /** Whether it is a row of the home page while it is visible. */
  on_home: z.boolean(),
  /** The products in their order, without deleted ones. */
  products: z.array(namedProductSchema),
  /** Optimistic locking: sent back with an edit, which is refused when another edit came first. */
  version: z.number(),
});

export const listCollections = {
  summary:
    'The rows of the home page: collections that are shown there, in the seller’s order, each with its first products',
  input: z.object({}),
  answer: z.array(collectionSchema),
};

export const getCollection = {
  summary: 'One collection that is shown, by its id or slug, with its products',
  input: z.object({ id: z.string() }),
  answer: collectionSchema,
};

export const listAdminCollections = {
  summary: 'All collections in their order, hidden ones too',
  input: z.object({}),
  answer: z.array(adminCollectionSchema),
};

const collectionFields = {
  ...categoryFields,
  shown: z.boolean({ error: 'invalid' }),
  on_home: z.boolean({ error: 'invalid' }),
  /** Product ids in their order; of duplicates the first position counts. */
  products: z
    .array(z.uuid({ error: 'invalid' }), { error: 'invalid' })
    .check(z.maxLength(maxInCollection, { error: 'collection_full' })),
};

export const createCollection = {
  summary: `Adds a collection behind the others; a shop has at most ${maxCollections}`,
  input: z.object(collectionFields),
  answer: adminCollectionSchema,
};

export const updateCollection = {
  summary: 'Changes the fields of a collection that are given',
  input: z.object({
    id: z.string(),
    ...z.partial(z.object(collectionFields)).shape,
    /** Optimistic locking: the version that was edited; without it the last save wins. */
    version: z.optional(z.number().check(z.int())),
  }),
  answer: adminCollectionSchema,
};

export const deleteCollection = {
  summary: 'Deletes a collection; its products stay',
  input: z.object({ id: z.string() }),
  answer: z.null(),
};

export const sortCollections = {
  summary: 'Puts the collections into the order of these ids; those that are not named follow as they stood',
  input: z.object({
    ids: z.array(z.uuid({ error: 'invalid' })).check(z.maxLength(maxCollections, { error: 'invalid' })),
  }),
  answer: z.array(adminCollectionSchema),
};
