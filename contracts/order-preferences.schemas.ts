import * as z from 'zod/mini';
import { optionalPhone } from './accounts.schemas.ts';
import { substitutionPolicies } from './order-preferences.ts';
import { optionalText, requiredText } from './text.schemas.ts';

/** A gift as an order tells of it. */
export const giftSchema = z.object({
  /** Who gets it. */
  name: z.string(),
  phone: z.string(),
  /** Printed and put into the parcel. */
  card: z.string(),
  /** Nothing that is put into the parcel names a price. */
  hide_prices: z.boolean(),
  /** The recipient is not to be called: it is a surprise. */
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

/** What may be said with an order. */
export const wantedPreferences = {
  if_missing: z.optional(z.enum(substitutionPolicies, { error: 'invalid' })),
  note: optionalText(500),
  gift: z.optional(z.nullable(wantedGiftSchema)),
};

/** The preferences as the order answers them. */
export const orderPreferences = {
  if_missing: z.enum(substitutionPolicies),
  /** The customer's; may be empty. */
  note: z.string(),
  gift: z.nullable(giftSchema),
};
