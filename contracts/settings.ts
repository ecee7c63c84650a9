import * as z from 'zod/mini';
import { contentSchema, editableContentSchema } from './content.ts';
import { endpoint } from './endpoint.ts';
import { feeSchema } from './money.ts';

const feeAnswer = z.object({ delivery_fee: z.number() });

export const getDeliveryFee = endpoint({
  method: 'GET',
  path: '/settings/delivery_fee',
  access: 'public',
  summary: 'The delivery fee in JD',
  input: z.object({}),
  answer: feeAnswer,
});

export const setDeliveryFee = endpoint({
  method: 'PUT',
  path: '/settings/delivery_fee',
  access: 'admin',
  summary: 'Sets the delivery fee in JD',
  input: z.object({ amount: feeSchema }),
  answer: feeAnswer,
});

export const getContent = endpoint({
  method: 'GET',
  path: '/settings/content',
  access: 'public',
  summary: "The shop's name, claims and contact details in both languages",
  input: z.object({}),
  answer: contentSchema,
});

/** `version` counts the changes: sent back with an edit, it tells whether somebody else was quicker. */
const editedContentSchema = z.object({ ...editableContentSchema.shape, version: z.number().check(z.int()) });
export type EditedContent = z.output<typeof editedContentSchema>;

export const getEditableContent = endpoint({
  method: 'GET',
  path: '/admin/content',
  access: 'admin',
  summary: "The same with the seller's phone and the version to send back with a change",
  input: z.object({}),
  answer: editedContentSchema,
});

export const setContent = endpoint({
  method: 'PUT',
  path: '/settings/content',
  access: 'admin',
  summary: "Sets the shop's name, claims and contact details as a whole",
  input: editedContentSchema,
  answer: editedContentSchema,
});
