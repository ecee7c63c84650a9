import * as z from 'zod/mini';
import type { CheckoutOptions } from '../../contracts/checkout-options.ts';
import type { Order } from '../../contracts/orders.ts';
import { payableMethods } from '../../contracts/payment-methods.ts';
import { normalizePhone } from '../../contracts/phone.ts';
import { giftTexts, wantedWishes } from '../../contracts/wishes.schemas.ts';
import { missingWishes } from '../../contracts/wishes.ts';

/** Wishes as texts of the checkout's form, which are kept with its draft; what is ticked is `yes`. */
export const wishShape = {
  if_missing: z.optional(z.string()),
  note: wantedWishes.note,
  is_gift: z.optional(z.string()),
  gift_name: z.optional(z.string()),
  gift_phone: z.optional(z.string()),
  gift_card: z.optional(z.string()),
  hide_prices: z.optional(z.string()),
  no_call: z.optional(z.string()),
};
const wishSchema = z.object(wishShape);
export type WishValues = z.input<typeof wishSchema>;
export type WishField = keyof WishValues;

const rule = (
  isKept: (values: WishValues) => boolean,
  error: (values: WishValues) => string | undefined,
  field: WishField,
) =>
  z.refine<WishValues>(isKept, {
    error: ({ input }) => error(input as WishValues),
    path: [field],
    // Said whatever else is wrong.
    when: () => true,
  });

/** A text of the gift, as the order takes it. */
function textRule(field: 'gift_name' | 'gift_card', schema: z.ZodMiniType) {
  const faultOf = ({ [field]: text = '' }: WishValues) => schema.safeParse(text).error?.issues[0]?.message;
  return rule((values) => !values.is_gift || faultOf(values) === undefined, faultOf, field);
}

/** What a gift needs; what was typed before it was no gift any more is not looked at. */
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

export const emptyWishes = {
  ...{ if_missing: 'ask', note: '', is_gift: '', gift_name: '' },
  ...{ gift_phone: '', gift_card: '', hide_prices: '', no_call: '' },
};

type Wished = Pick<Order, 'if_missing' | 'note' | 'gift'>;

/** What was wished, as the order will have it. */
export function wishesOf(values: WishValues): Wished {
  const ifMissing = missingWishes.find((wish) => wish === values.if_missing) ?? 'ask';
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

/** What is sent of it: nothing of what was left as it was. */
export function wishesToSend(values: WishValues): Partial<Wished> {
  const { if_missing, note, gift } = wishesOf(values);
  return {
    ...(if_missing !== 'ask' && { if_missing }),
    ...(note && { note }),
    ...(gift && { gift }),
  };
}

/** With the ways to pay that are left for a gift, and for what goes abroad. */
export function payableOptions(
  options: CheckoutOptions | null,
  order: { isGift: boolean; isAbroad: boolean },
): CheckoutOptions | null {
  if (!options || !(order.isGift || order.isAbroad)) return options;
  const methods = payableMethods(options.payment_methods, order);
  return { ...options, payment_methods: methods.length > 0 ? methods : ['chat'] };
}
