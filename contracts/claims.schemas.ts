import * as z from 'zod/mini';
import { bilingualSchema } from './text.schemas.ts';

export const countedSchema = z.object({
  /** How many customers have ordered and kept an order. */
  customers: z.nullable(z.number()),
  /** In how much time nine of ten orders were delivered, in whole days: `3 days`. */
  shipping: z.nullable(bilingualSchema),
  /** In how much time nine of ten messages were answered, in whole hours or days: `5 hours`. */
  reply: z.nullable(bilingualSchema),
  /** The stamp card: one of this many orders is delivered free; null without one. */
  stamp_card: z.nullable(z.number()),
});

export const countClaims = {
  summary: 'What the shop itself can count of what it claims; null where there is too little to count',
  input: z.object({}),
  answer: countedSchema,
};
