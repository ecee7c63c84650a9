import * as z from 'zod/mini';
import { maxOfPart, maxParts } from './boxes.ts';
import { bilingualSchema } from './text.schemas.ts';

const pieces = z
  .number({ error: 'quantity_invalid' })
  .check(
    z.int({ error: 'quantity_invalid' }),
    z.minimum(1, { error: 'quantity_invalid' }),
    z.maximum(maxOfPart, { error: 'quantity_invalid' }),
  );

/** The parts of a box in their order; an empty list for a product that is not a box. */
export const partsInput = z
  .array(z.object({ id: z.uuid({ error: 'invalid' }), quantity: pieces }), { error: 'invalid' })
  .check(
    z.maxLength(maxParts, { error: 'parts_many' }),
    z.check(({ value, issues }) => {
      for (const [place, { id }] of value.entries())
        if (value.findIndex((one) => one.id === id) < place)
          issues.push({ code: 'custom', input: id, path: [place, 'id'], message: 'part_twice' });
    }),
  );

export const partSchema = z.object({
  id: z.string(),
  /** Null while the part is hidden, as it has no page then. */
  slug: z.nullable(z.string()),
  name: bilingualSchema,
  weight: z.string(),
  /** How many pieces of it are in one box. */
  quantity: z.number(),
});

/** A part with what only administrators see: why the box may be unavailable. */
export const adminPartSchema = z.object({
  ...partSchema.shape,
  image: z.string(),
  /** JD; today's price of the part when bought separately. */
  price: z.number(),
  shown: z.boolean(),
  available: z.boolean(),
  /** Pieces that can still be sold; null where stock is not counted. */
  left: z.nullable(z.number()),
});
