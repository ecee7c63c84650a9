import * as z from 'zod/mini';
import { countryCodes } from './countries.ts';
import { feeSchema } from './settings.schemas.ts';

const servedCountrySchema = z.object({
  code: z.enum(countryCodes, { error: 'invalid' }),
  /** JD; null where the fee is named only after the order is confirmed. */
  fee: z.nullable(feeSchema),
});

/** Where the shop delivers abroad, and for how much; nowhere in a new shop. */
const abroadShape = {
  countries: z.array(servedCountrySchema, { error: 'invalid' }).check(
    z.maxLength(countryCodes.length, { error: 'too_long' }),
    z.refine((served) => new Set(served.map(({ code }) => code)).size === served.length, {
      error: 'invalid',
    }),
  ),
};

/** Optimistic locking: counts the edits; an edit that sends an older version is refused. */
const editedAbroadSchema = z.object({
  ...abroadShape,
  version: z.number({ error: 'invalid' }).check(z.int({ error: 'invalid' })),
});

export const getAbroad = {
  summary: 'The countries that orders are delivered to, with their fees',
  input: z.object({}),
  answer: editedAbroadSchema,
};

export const setAbroad = {
  summary:
    'Sets the countries that orders are delivered to as a whole; orders placed before keep what they have',
  input: editedAbroadSchema,
  answer: editedAbroadSchema,
};
