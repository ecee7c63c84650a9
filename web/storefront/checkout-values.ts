import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { User } from '../../contracts/accounts.ts';
import { isJordan } from '../../contracts/countries.ts';
import { nameOfGovernorate } from '../../contracts/governorates.ts';
import { guestEmailSchema, guestPhoneSchema } from '../../contracts/guest-orders.schemas.ts';
import type { Language } from '../../contracts/language.ts';
import * as schemas from '../../contracts/orders.schemas.ts';
import { hasCountry, normalizePhone } from '../../contracts/phone.ts';
import { addressShape, emptyAddress, emptyAddressDetails, streetWithArea } from '../orders/address-values.ts';
import type { Address } from './order-input.ts';
import { emptySides, sideRule, sideShape } from './other-side.ts';
import { emptyPreferences, giftRules, preferenceShape, preferencesOf } from './preference-values.ts';
import { withTypedCountry } from './typed-country.ts';
import type { Delivery } from './use-delivery.ts';

const customerSchema = z.object({
  name: schemas.placeOrder.input.shape.customer_name,
  phone: schemas.placeOrder.input.shape.shipping_address.shape.phone,
  /** Only for guests. */
  email: z.optional(z.string()),
  /** Only whether it is missing: the area itself is in the delivery choice. */
  area: z.optional(z.string().check(z.minLength(1, 'required'))),
  ...addressShape,
  ...sideShape,
  /** In the format of `CheckoutSlot`. */
  slot: z.optional(z.string()),
  /** A coupon's code, as typed. */
  coupon: z.optional(z.string()),
  ...preferenceShape,
  /** A payment method, where there is more than one. */
  payment: z.optional(z.string()),
});
const checkoutSchema = customerSchema.check(...giftRules, sideRule);
const guestSchema = z
  .object({ ...customerSchema.shape, phone: guestPhoneSchema, email: guestEmailSchema })
  .check(...giftRules, sideRule);
/** The schema for a customer or a guest. */
export const checkoutSchemaOf = (user: User | null): typeof checkoutSchema =>
  user ? checkoutSchema : (guestSchema as unknown as typeof checkoutSchema);
export type CheckoutValues = z.input<typeof checkoutSchema>;
export type CheckoutFormMethods = UseFormReturn<CheckoutValues, unknown, Address>;
export const textsOf = (values: CheckoutValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text ?? '']));
/** The customer as far as the form is filled in, without an invalid phone number. */
export const readCustomer = (typed: CheckoutValues, isAbroad: boolean) => {
  const values = isAbroad ? withPhonesAbroad(typed) : typed;
  return {
    customer: { ...values, phone: normalizePhone(values.phone ?? '') ?? '' },
    preferences: preferencesOf(values),
  };
};

export const fieldNames = Object.keys(checkoutSchema.shape) as (keyof CheckoutValues)[];

export const emptyValues = {
  name: '',
  phone: '',
  email: '',
  coupon: '',
  ...emptyAddress,
  ...emptySides,
  ...emptyPreferences,
};

/**
 * Adds the fields that are not shown, as they follow from the chosen area or the shop's address. `home` is Jordan in
 * the reader's language.
 */
export function completeValues(
  typed: CheckoutValues,
  { chosen, language, home }: { chosen: Delivery; language: Language; home: string },
): CheckoutValues {
  const delivery = withTypedCountry(chosen, typed.country, Boolean(typed.is_abroad));
  const isTyped = delivery.country !== chosen.country;
  const values = {
    ...typed,
    area: delivery.isAreaMissing ? '' : undefined,
    is_abroad: isTyped ? typed.is_abroad : '',
  };
  const { area, typedArea, method, options } = delivery;
  const country = chosen.country?.name[language] ?? home;
  if (method === 'pickup') {
    const street = options?.pickup?.[language] ?? '';
    return { ...values, ...emptyAddressDetails, street, city: country, country };
  }
  if (chosen.country) return withPhonesAbroad({ ...values, country });
  // A missing area is reported first, and may determine the city.
  if (delivery.isAreaMissing) return { ...values, city: values.city || country, country };
  if (!area) {
    const street = streetWithArea(values, typedArea);
    // The country was chosen and has no field.
    if (options && options.countries.length > 0) return { ...values, street, country };
    return delivery.country && !isJordan(values.country)
      ? withPhonesAbroad({ ...values, street })
      : { ...values, street };
  }
  return { ...values, city: nameOfGovernorate(area.governorate, language), country };
}

/** A foreign number without its country code would be parsed as Jordanian: it is treated as invalid. */
const phoneAbroad = (typed = ''): string => (typed.trim() === '' || hasCountry(typed) ? typed : `?${typed}`);
const withPhonesAbroad = (values: CheckoutValues): CheckoutValues => ({
  ...values,
  phone: phoneAbroad(values.phone),
  gift_phone: phoneAbroad(values.gift_phone),
});
