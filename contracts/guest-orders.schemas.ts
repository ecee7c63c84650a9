import * as z from 'zod/mini';
import { fileSchema } from './endpoint.schemas.ts';
import { languages } from './language.ts';
import { normalizeEmail } from './normalize-email.ts';
import { openedOrderSchema } from './order-view.schemas.ts';
import { creditNoteInput, placeOrder } from './orders.schemas.ts';
import { normalizePhone } from './phone.ts';
import { emailSchema } from './text.schemas.ts';

/** A guest's phone number, normalised to E.164. */
export const guestPhoneSchema = z.pipe(
  z.string({ error: 'phone_required' }).check(
    z.refine((text) => text.trim() !== '', { error: 'phone_required', abort: true }),
    z.refine((text) => normalizePhone(text) !== null, { error: 'phone_invalid' }),
  ),
  z.transform((text: string) => normalizePhone(text) ?? ''),
);

/** Empty for none. Not a union: the forms' resolver would show the other branch's message in zod's English. */
export const guestEmailSchema = z._default(
  z.string({ error: 'email_invalid' }).check(
    z.overwrite(normalizeEmail),
    z.refine((text) => text === '' || z.safeParse(emailSchema, text).success, { error: 'email_invalid' }),
  ),
  '',
);

export const linkTokenSchema = z.string({ error: 'invalid' }).check(z.maxLength(100, { error: 'invalid' }));

const ofLink = z.object({ token: linkTokenSchema });

export const placeGuestOrder = {
  summary:
    'Saves an order without an account, where the shop lets guests order, and answers it with the token of its private link',
  input: z.object({
    ...placeOrder.input.shape,
    customer_email: guestEmailSchema,
    shipping_address: z.object(
      { ...placeOrder.input.shape.shipping_address.shape, phone: guestPhoneSchema },
      { error: 'street_required' },
    ),
    /** A random key made by the browser, the scope of a guest's idempotency keys. */
    guest_key: z.string({ error: 'invalid' }).check(z.regex(/^[\w-]{22,64}$/, { error: 'invalid' })),
  }),
  answer: z.object({ ...openedOrderSchema.shape, token: z.string() }),
};

export const openOrderLink = {
  summary: 'The order of a private link',
  input: ofLink,
  answer: openedOrderSchema,
};

export const recordLinkWhatsappOpened = {
  summary: 'Notes that the messaging app was opened with the order of a private link',
  input: ofLink,
  answer: z.null(),
};

export const attachOrder = {
  summary: "Moves the order of a private link to the user's account, or says what is missing for it",
  input: ofLink,
  answer: z.object({
    /**
     * `attached`: the order is in the user's account. `unverified`: it will be once they verify the email.
     * `other_email`: it has another email than the account. `taken`: it is in another account.
     */
    state: z.enum(['attached', 'unverified', 'other_email', 'taken']),
  }),
};

export const getInvoiceByLink = {
  summary: "The invoice of a private link's order as a PDF, in the language asked for or the order's",
  input: z.object({ ...ofLink.shape, language: z.optional(z.enum(languages, { error: 'invalid' })) }),
  answer: fileSchema,
};

export const getCreditNoteByLink = {
  summary: "The credit note of goods that came back of a private link's order, as a PDF",
  input: z.object({ ...ofLink.shape, ...creditNoteInput }),
  answer: fileSchema,
};

export const anonymizeGuestOrder = {
  summary:
    'Deletes all personal data of an order without an account; goods and sums stay for the books, its private link ends',
  input: z.object({ id: z.string() }),
  answer: z.null(),
};
