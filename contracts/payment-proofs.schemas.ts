import * as z from 'zod/mini';
import { fileSchema } from './endpoint.schemas.ts';
import { linkTokenSchema } from './guest-orders.schemas.ts';
import { openedOrderSchema } from './order-view.schemas.ts';

/** A PNG, JPEG or WebP, detected by its bytes, as base64. */
const pictureSchema = z
  .string({ error: 'required' })
  .check(z.minLength(1, { error: 'required' }), z.regex(/^[\w+/]+={0,2}$/, { error: 'invalid' }));

export const addPaymentProof = {
  summary:
    'Adds a picture of a transfer to an order that is to be paid by one: for the shop admin alone, and no payment by itself',
  input: z.object({ id: z.string(), picture: pictureSchema }),
  answer: openedOrderSchema,
};

export const addProofByLink = {
  summary: 'The same for the order of a private link',
  input: z.object({ token: linkTokenSchema, picture: pictureSchema }),
  answer: openedOrderSchema,
};

export const getPaymentProof = {
  summary: 'A picture of a transfer',
  input: z.object({ id: z.coerce.number({ error: 'invalid' }).check(z.int({ error: 'invalid' })) }),
  answer: fileSchema,
};
