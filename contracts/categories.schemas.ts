import * as z from 'zod/mini';
import { productSchema } from './catalogue.schemas.ts';
import { longestName, type Store } from './catalogue.ts';
import { maxPins } from './categories.ts';
import { bilingualSchema, longest, nameText } from './text.schemas.ts';

export const categorySchema = z.object({
  id: z.string(),
  slug: z.string(),
  name: bilingualSchema,
  description: z.nullable(bilingualSchema),
});

/** A category with its number of visible products in each store. */
export const listedCategorySchema = z.object({
  ...categorySchema.shape,
  products: z.object({ mouneh: z.number(), cilka: z.number() } satisfies Record<Store, z.ZodMiniType>),
});

export const listCategories = {
  summary: 'All categories in shelf order, with how many products of each every store shows',
  input: z.object({}),
  answer: z.array(listedCategorySchema),
};

export const getCategory = {
  summary: 'One category by its id, its slug or a slug it once had',
  input: z.object({ id: z.string() }),
  answer: categorySchema,
};

/** Fields that categories and collections share. */
export const categoryFields = {
  name: z.object(
    {
      en: nameText('name_en_required', longestName.category, 'name_long'),
      ar: nameText('name_ar_required', longestName.category, 'name_long'),
    },
    { error: 'name_en_required' },
  ),
  slug: z
    .string({ error: 'slug_required' })
    .check(
      z.minLength(1, { error: 'slug_required', abort: true }),
      longest(80),
      z.regex(/^[a-z0-9-]+$/, { error: 'slug_invalid' }),
    ),
  description: z.optional(
    z.nullable(
      z.object({
        en: z.string().check(longest(1000)),
        ar: z.string().check(longest(1000)),
      }),
    ),
  ),
};

export const createCategory = {
  summary: 'Adds a category at the end of the shelf',
  input: z.object(categoryFields),
  answer: categorySchema,
};

/** The ids of the products pinned to the top of a category, in order. */
const pinnedIds = z
  .array(z.uuid({ error: 'invalid' }), { error: 'invalid' })
  .check(z.maxLength(maxPins, { error: 'collection_full' }));

export const updateCategory = {
  summary: 'Changes the fields of a category that are given, and the products at its head',
  input: z.object({
    id: z.string(),
    ...z.partial(z.object(categoryFields)).shape,
    /** As in `savePins`. */
    products: z.optional(pinnedIds),
    /** Optimistic locking: the version that was edited; without it the last save wins. */
    version: z.optional(z.number().check(z.int())),
  }),
  answer: categorySchema,
};

/** A category with what only administrators see. */
export const adminCategorySchema = z.object({
  ...categorySchema.shape,
  /** How many products the category has, hidden ones included. */
  products: z.number(),
  /** Optimistic locking: sent back with an edit, which is refused when another edit came first. */
  version: z.number(),
});

export const listAdminCategories = {
  summary: 'All categories in shelf order, with how many products use each',
  input: z.object({}),
  answer: z.array(adminCategorySchema),
};

export const sortCategories = {
  summary: 'Puts the categories into the order of these ids; those that are not named follow as they stood',
  input: z.object({
    ids: z.array(z.uuid({ error: 'invalid' })).check(z.maxLength(500, { error: 'invalid' })),
  }),
  answer: z.array(adminCategorySchema),
};

export const deleteCategory = {
  summary: 'Deletes a category that no product uses, or whose products go to another one',
  input: z.object({
    id: z.string(),
    /** The id or slug of the category to which its products move. */
    move_to: z.optional(z.string({ error: 'category_required' })),
  }),
  answer: z.null(),
};

/** A product's id and name, for lists that the seller sorts. */
export const namedProductSchema = z.object({
  id: z.string(),
  name: bilingualSchema,
  weight: z.string(),
  store: productSchema.shape.store,
  available: z.boolean(),
  shown: z.boolean(),
});

export const getPins = {
  summary: 'The products at the head of a category, in the seller’s order',
  input: z.object({ id: z.string() }),
  answer: z.array(namedProductSchema),
};

export const savePins = {
  summary:
    'Replaces the head of a category: these of its products stand first in this order, all others follow by name',
  input: z.object({ id: z.string(), products: pinnedIds }),
  answer: z.array(namedProductSchema),
};
