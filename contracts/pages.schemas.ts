import * as z from 'zod/mini';
import { stores } from './catalogue.ts';

/** A page of any list. */
export const pageSchema = z.object({
  total: z.number(),
  /** True when `total` is a lower bound: a long list is not counted to its end. */
  at_least: z.optional(z.boolean()),
  /** Where the next page begins; null on the last one. */
  cursor: z.nullable(z.string()),
});

/** Why a search found a product whose name in the reader's language does not show it. */
export const whySchema = z.object({
  /** The field of the matching word: a name (also of the other language), the category's, the origin, a description. */
  by: z.enum(['name', 'category', 'origin', 'description', 'ingredients']),
  word: z.string(),
});

/** A page of products, and what a search has to say about itself. */
export const foundPageSchema = z.object({
  ...pageSchema.shape,
  /** The corrected query, where it differs from the typed one. */
  understood: z.optional(z.string()),
  /** The size in the query, as typed, where no product that was found has it. */
  no_size: z.optional(z.string()),
  /** After a search that found nothing: queries that do find something. */
  did_you_mean: z.optional(z.array(z.string())),
  /** How well the best product matches a search, the higher the better: equal where the best of two stores match as well. */
  best_points: z.optional(z.number()),
  /** How many products match better in the other store, or in other categories. */
  elsewhere: z.optional(z.number()),
  /** The stores that the query names. */
  stores: z.optional(z.array(z.enum(stores))),
});
