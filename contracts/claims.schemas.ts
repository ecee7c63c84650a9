import * as z from 'zod/mini';
import { bilingualSchema } from './text.schemas.ts';

export const countedSchema = z.object({
  /** How many customers have an order that was not cancelled. */
  customers: z.nullable(z.number()),
  /** The time within which nine of ten orders were delivered, in whole days: `3 days`. */
  shipping: z.nullable(bilingualSchema),
  /** The time within which nine of ten messages were answered, in whole hours or days: `5 hours`. */
  reply: z.nullable(bilingualSchema),
  /** The stamp card: one delivery in this many orders is free; null without a stamp card. */
  stamp_card: z.nullable(z.number()),
});

export const countClaims = {
  summary: 'What the shop itself can count of what it claims; null where there is too little to count',
  input: z.object({}),
  answer: countedSchema,
};
