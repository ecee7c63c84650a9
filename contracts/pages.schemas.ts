import * as z from 'zod/mini';
import { stores } from './catalogue.ts';

/** The position of a page in a list. */
export const pageSchema = z.object({
  total: z.number(),
  /** True when `total` is a lower bound: long lists are not counted to the end. */
  at_least: z.optional(z.boolean()),
  /** The cursor of the next page; null on the last one. */
  cursor: z.nullable(z.string()),
});

/** Why a search found a product, when its name in the reader's language doesn't show it. */
export const whySchema = z.object({
  /**
   * The field with the matching word: a name (in either language), the category, the origin, a description, the description in
   * the other language, the ingredients.
   */
  by: z.enum(['name', 'category', 'origin', 'description', 'translation', 'ingredients']),
  /** Empty for `translation`. */
  word: z.string(),
});

/** A page of products, with notes about the search. */
export const foundPageSchema = z.object({
  ...pageSchema.shape,
  /** The corrected query, where it differs from the typed one. */
  understood: z.optional(z.string()),
  /** The size in the query, as typed, where none of the found products has it. */
  no_size: z.optional(z.string()),
  /** After a search without results: queries that have some. */
  did_you_mean: z.optional(z.array(z.string())),
  /**
   * How well the best product matches, higher is better; equal values mean that the best products of both stores match
   * equally well.
   */
  best_points: z.optional(z.number()),
  /** How many products match better in the other store, or in other categories. */
  elsewhere: z.optional(z.number()),
  /** The stores that the query names. */
  stores: z.optional(z.array(z.enum(stores))),
});
