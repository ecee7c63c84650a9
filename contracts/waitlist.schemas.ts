import * as z from 'zod/mini';
import { guestPhoneSchema } from './guest-orders.schemas.ts';
import { languages } from './language.ts';
import { bilingualSchema, emailSchema } from './text.schemas.ts';

const wantedSchema = z
  .object({
    product_id: z.uuid({ error: 'invalid' }),
    /** Either an email or a phone number. */
    email: z.optional(emailSchema),
    phone: z.optional(guestPhoneSchema),
    language: z.enum(languages, { error: 'invalid' }),
  })
  .check(
    z.refine(({ email, phone }) => (email === undefined) !== (phone === undefined), {
      error: 'email_invalid',
      path: ['email'],
    }),
  );

export const joinWaitlist = {
  summary:
    'Asks for one message when a product can be ordered again, by email or by WhatsApp; asking twice is fine, and the answer is always the same',
  input: wantedSchema,
  answer: z.null(),
};

export const joinOwnWaitlist = {
  summary: 'The same for the signed-in user, whose export holds it and whose deletion takes it away',
  input: wantedSchema,
  answer: z.null(),
};

export const leaveWaitlist = {
  summary:
    'Takes the address of this link off the waiting lists of all products at once (RFC 8058); leaving twice is fine',
  input: z.object({ token: z.string() }),
  answer: z.null(),
};

/** A waiting-list entry with a phone number whose product can be ordered again: the seller writes to it by WhatsApp. */
export const readyEntrySchema = z.object({
  id: z.string(),
  product: z.object({ id: z.string(), name: bilingualSchema }),
  phone: z.string(),
  language: z.enum(languages),
  asked_at: z.string(),
  /** Whether it is marked as sent; deleted the following night. */
  sent: z.boolean(),
  /** Opens WhatsApp with the message. */
  whatsapp_url: z.string(),
});

export const listWaitlist = {
  summary:
    'Phone numbers to write to because their product can be ordered again, and the products that people wait for',
  input: z.object({}),
  answer: z.object({
    /** The oldest first, at most 200. */
    ready: z.array(readyEntrySchema),
    /** Products that can’t be ordered, the most awaited first, at most 200. */
    waiting: z.array(
      z.object({
        product: z.object({ id: z.string(), name: bilingualSchema }),
        emails: z.number(),
        phones: z.number(),
      }),
    ),
  }),
};

export const markWaitlistEntry = {
  summary: 'Says that the WhatsApp message to a waiting number was sent, or was not after all',
  input: z.object({ id: z.string(), sent: z.boolean({ error: 'invalid' }) }),
  answer: z.null(),
};
