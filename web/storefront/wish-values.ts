import * as z from 'zod/mini';
import type { CheckoutOptions } from '../../contracts/checkout-options.ts';
import type { FieldErrorCode } from '../../contracts/error.ts';
import type { Order } from '../../contracts/orders.ts';
import { normalizePhone } from '../../contracts/phone.ts';
import { missingWishes } from '../../contracts/wishes.ts';

/** Wishes as texts of the checkout's form, which are kept with its draft; what is ticked is `yes`. */
export const wishShape = {
  if_missing: z.optional(z.string()),
  note: z.optional(z.string()),
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

const rule = (isKept: (values: WishValues) => boolean, error: FieldErrorCode, field: WishField) =>
  // Said whatever else is wrong.
  z.refine<WishValues>(isKept, { error, path: [field], when: () => true });

/** What a gift needs; what was typed before it was no gift any more is not looked at. */
export const giftRules = [
  rule(({ is_gift, gift_name = '' }) => !is_gift || gift_name.trim() !== '', 'name_required', 'gift_name'),
  rule(
    ({ is_gift, gift_phone = '' }) =>
      !is_gift || gift_phone.trim() === '' || normalizePhone(gift_phone) !== null,
    'phone_invalid',
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
export function wantedWishes(values: WishValues): Partial<Wished> {
  const { if_missing, note, gift } = wishesOf(values);
  return {
    ...(if_missing !== 'ask' && { if_missing }),
    ...(note && { note }),
    ...(gift && { gift }),
  };
}

/** The ways to pay for it: a gift, and what goes abroad, are paid up front. */
export function payableOptions(
  options: CheckoutOptions | null,
  isPaidFirst: boolean,
): CheckoutOptions | null {
  if (!options || !isPaidFirst) return options;
  const methods = options.payment_methods.filter((method) => method !== 'cash');
  return { ...options, payment_methods: methods.length > 0 ? methods : ['chat'] };
}
