import * as z from 'zod/mini';
import { contentSchema, editableContentSchema } from './content.schemas.ts';
import { wholeQirsh } from './money.schemas.ts';
import { maxPrice } from './money.ts';

/** A delivery fee in JD, with the rules of a price. */
export const feeSchema = z
  .number({ error: 'fee_invalid' })
  .check(
    z.minimum(0, { error: 'fee_invalid' }),
    z.maximum(maxPrice, { error: 'amount_high' }),
    z.refine(wholeQirsh, { error: 'fee_decimals' }),
  );

const feeAnswer = z.object({ delivery_fee: z.number() });

export const getDeliveryFee = {
  summary: 'The delivery fee in JD',
  input: z.object({}),
  answer: feeAnswer,
};

export const setDeliveryFee = {
  summary: 'Sets the delivery fee in JD',
  input: z.object({
    amount: feeSchema,
    /** Optimistic locking: the fee as seen; refused when it has changed since. */
    expected_amount: z.optional(z.number({ error: 'invalid' })),
  }),
  answer: feeAnswer,
};

export const getContent = {
  summary: "The shop's name, claims and contact details in both languages",
  input: z.object({}),
  answer: contentSchema,
};

/** Optimistic locking: `version` counts the edits; an edit that sends an older version is refused. */
export const editedContentSchema = z.object({
  ...editableContentSchema.shape,
  version: z.number().check(z.int()),
});

export const getEditableContent = {
  summary: "The same with the seller's phone and the version to send back with a change",
  input: z.object({}),
  answer: editedContentSchema,
};

export const setContent = {
  summary: "Sets the shop's name, claims and contact details as a whole",
  input: editedContentSchema,
  answer: editedContentSchema,
};
