import * as z from 'zod/mini';
import { optionalPhone } from './accounts.schemas.ts';
import { substitutionPolicies } from './order-preferences.ts';
import { optionalText, requiredText } from './text.schemas.ts';

/** A gift as an order's view shows it. */
export const giftSchema = z.object({
  /** The name of the recipient. */
  name: z.string(),
  phone: z.string(),
  /** The text of a card that is printed and put into the parcel. */
  card: z.string(),
  /** Leaves prices off everything that is put into the parcel. */
  hide_prices: z.boolean(),
  /** The recipient must not be called: it is a surprise. */
  no_call: z.boolean(),
});

export const giftTexts = { name: requiredText('name_required', 300), card: optionalText(500) };

const wantedGiftSchema = z.object(
  {
    ...giftTexts,
    phone: optionalPhone,
    hide_prices: z.optional(z.boolean({ error: 'invalid' })),
    no_call: z.optional(z.boolean({ error: 'invalid' })),
  },
  { error: 'invalid' },
);

/** The preferences that a customer may send with an order. */
export const wantedPreferences = {
  if_missing: z.optional(z.enum(substitutionPolicies, { error: 'invalid' })),
  note: optionalText(500),
  gift: z.optional(z.nullable(wantedGiftSchema)),
};

/** The preferences in the answer of an order. */
export const orderPreferences = {
  if_missing: z.enum(substitutionPolicies),
  /** The customer's note; may be empty. */
  note: z.string(),
  gift: z.nullable(giftSchema),
};
