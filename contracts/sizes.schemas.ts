import * as z from 'zod/mini';
import { adminProductSchema } from './catalogue.schemas.ts';
import { priceFieldSchema } from './money.schemas.ts';
import { sizeLabel } from './size-label.schemas.ts';
import { labelKeys } from './size-labels.ts';
import { maxSizes } from './sizes.ts';
import { countedPieces } from './stock.schemas.ts';

/** The sizes of a product in their order; only itself for a product without others. */
const sizesSchema = z.array(adminProductSchema);

export const getSizes = {
  summary: 'A product and its other sizes, in their order, hidden ones too',
  input: z.object({ id: z.string() }),
  answer: sizesSchema,
};

export const saveSizes = {
  summary:
    'Makes these the sizes of a product, in this order: those without an id are added as copies of it, those that are not named become products of their own; those that are counted can be counted anew',
  input: z.object({
    id: z.string(),
    /** The ids of all sizes that the seller saw; refused when one has been added since. */
    expected_ids: z.optional(
      z.array(z.uuid({ error: 'invalid' })).check(z.maxLength(maxSizes, { error: 'too_long' })),
    ),
    sizes: z
      .array(
        z.object({
          /** Null for a new one. */
          id: z.nullable(z.uuid({ error: 'invalid' })),
          /** The size as the seller writes it: `500g`, or in two languages `Large | كبير`. */
          weight: sizeLabel().check(z.minLength(1, { error: 'size_required' })),
          price: priceFieldSchema,
          /** Optimistic locking: the version that was edited; null for a new size. */
          version: z.nullable(z.number().check(z.int())),
          /** A new count of the sellable pieces; `expected_left` is how many there were when they were counted. */
          stock: z.optional(
            z.nullable(z.object({ left: countedPieces, expected_left: z.number({ error: 'invalid' }) })),
          ),
        }),
      )
      .check(
        z.minLength(1, { error: 'invalid' }),
        z.maxLength(maxSizes, { error: 'too_long' }),
        z.check(({ value, issues }) => {
          const seen = new Set<string>();
          for (const [place, { weight }] of value.entries()) {
            const keys = labelKeys(weight);
            if (keys.some((key) => seen.has(key)))
              issues.push({ code: 'custom', input: weight, path: [place, 'weight'], message: 'size_twice' });
            for (const key of keys) seen.add(key);
          }
        }),
      ),
  }),
  answer: z.object({
    sizes: sizesSchema,
    /** Ids of the activity log entries by which the changes can be undone. */
    activities: z.array(z.number()),
  }),
};
