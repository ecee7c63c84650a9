import * as z from 'zod/mini';
import { fewestStamps, maxStamps } from './stamp-card.ts';

const setting = z.object({
  /** `10` makes the tenth order's delivery free; null for no stamp card. */
  every: z.nullable(z.number()),
});

export const stampCardInput = z.object({
  every: z.nullable(
    z
      .number({ error: 'stamps_invalid' })
      .check(
        z.int({ error: 'stamps_invalid' }),
        z.minimum(fewestStamps, { error: 'stamps_invalid' }),
        z.maximum(maxStamps, { error: 'stamps_invalid' }),
      ),
  ),
});

export const getStampCard = {
  summary: "The user's own stamp card: a stamp for each order that arrived",
  input: z.object({}),
  answer: z.object({
    ...setting.shape,
    /** Unspent stamps. At `every` minus one the next order's delivery in Jordan is free. */
    stamps: z.number(),
  }),
};

export const getStampCardSetting = {
  summary: "Which order of a customer's is delivered free of charge",
  input: z.object({}),
  answer: setting,
};

export const setStampCard = {
  summary: "Sets which order of a customer's is delivered free of charge; stamps that were collected stay",
  input: z.extend(stampCardInput, {
    /** Optimistic locking: the number as seen; refused when it has changed since. */
    expected_every: z.optional(z.nullable(z.number({ error: 'invalid' }))),
  }),
  answer: setting,
};
