import * as z from 'zod/mini';
import type { CheckoutOptions } from '../../contracts/checkout-options.ts';
import { giftTexts, wantedPreferences } from '../../contracts/order-preferences.schemas.ts';
import { substitutionPolicies } from '../../contracts/order-preferences.ts';
import type { Order } from '../../contracts/orders.ts';
import { payableMethods } from '../../contracts/payment-methods.ts';
import { normalizePhone } from '../../contracts/phone.ts';

/** Preferences as texts of the checkout's form and its draft; a ticked one is `yes`. */
export const preferenceShape = {
  if_missing: z.optional(z.string()),
  note: wantedPreferences.note,
  is_gift: z.optional(z.string()),
  gift_name: z.optional(z.string()),
  gift_phone: z.optional(z.string()),
  gift_card: z.optional(z.string()),
  hide_prices: z.optional(z.string()),
  no_call: z.optional(z.string()),
};
const preferenceSchema = z.object(preferenceShape);
export type PreferenceValues = z.input<typeof preferenceSchema>;
export type PreferenceField = keyof PreferenceValues;

const rule = (
  isKept: (values: PreferenceValues) => boolean,
  error: (values: PreferenceValues) => string | undefined,
  field: PreferenceField,
) =>
  z.refine<PreferenceValues>(isKept, {
    error: ({ input }) => error(input as PreferenceValues),
    path: [field],
    // Runs even when other rules are broken, so that all errors are reported at once.
    when: () => true,
  });

/** The rule for a text of the gift. */
function textRule(field: 'gift_name' | 'gift_card', schema: z.ZodMiniType) {
  const faultOf = ({ [field]: text = '' }: PreferenceValues) =>
    schema.safeParse(text).error?.issues[0]?.message;
  return rule((values) => !values.is_gift || faultOf(values) === undefined, faultOf, field);
}

/** The rules for a gift; ignored when it is no gift any more. */
export const giftRules = [
  textRule('gift_name', giftTexts.name),
  textRule('gift_card', giftTexts.card),
  rule(
    ({ is_gift, gift_phone = '' }) =>
      !is_gift || gift_phone.trim() === '' || normalizePhone(gift_phone) !== null,
    () => 'phone_invalid',
    'gift_phone',
  ),
];

export const emptyPreferences = {
  ...{ if_missing: 'ask', note: '', is_gift: '', gift_name: '' },
  ...{ gift_phone: '', gift_card: '', hide_prices: '', no_call: '' },
};

type OrderPreferences = Pick<Order, 'if_missing' | 'note' | 'gift'>;

/** The preferences of the order. */
export function preferencesOf(values: PreferenceValues): OrderPreferences {
  const ifMissing = substitutionPolicies.find((policy) => policy === values.if_missing) ?? 'ask';
  const gift = {
    name: values.gift_name?.trim() ?? '',
    phone: normalizePhone(values.gift_phone ?? '') ?? '',
    card: values.gift_card ?? '',
    hide_prices: values.hide_prices === 'yes',
    no_call: values.no_call === 'yes',
  };
  const note = values.note?.trim() ?? '';
  return { if_missing: ifMissing, note, gift: values.is_gift === 'yes' ? gift : null };
}

/** The preferences to send, without defaults. */
export function preferencesToSend(values: PreferenceValues): Partial<OrderPreferences> {
  const { if_missing, note, gift } = preferencesOf(values);
  return {
    ...(if_missing !== 'ask' && { if_missing }),
    ...(note && { note }),
    ...(gift && { gift }),
  };
}

/** Payment options that remain for a gift, and for an order abroad. */
export function payableOptions(
  options: CheckoutOptions | null,
  order: { isGift: boolean; isAbroad: boolean },
): CheckoutOptions | null {
  if (!options || !(order.isGift || order.isAbroad)) return options;
  const methods = payableMethods(options.payment_methods, order);
  return { ...options, payment_methods: methods.length > 0 ? methods : ['chat'] };
}
