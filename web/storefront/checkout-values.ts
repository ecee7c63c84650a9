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
  /** Asked of a guest alone. */
  email: z.optional(z.string()),
  /** Only whether it is missing: the area itself is in the delivery's choice. */
  area: z.optional(z.string().check(z.minLength(1, 'required'))),
  ...addressShape,
  ...sideShape,
  /** As `CheckoutSlot` writes it. */
  slot: z.optional(z.string()),
  /** A coupon's code, as typed. */
  coupon: z.optional(z.string()),
  ...preferenceShape,
  /** A way to pay, where there is more than one. */
  payment: z.optional(z.string()),
});
const checkoutSchema = customerSchema.check(...giftRules, sideRule);
const guestSchema = z
  .object({ ...customerSchema.shape, phone: guestPhoneSchema, email: guestEmailSchema })
  .check(...giftRules, sideRule);
/** What a customer or a guest has to fill in. */
export const checkoutSchemaOf = (user: User | null): typeof checkoutSchema =>
  user ? checkoutSchema : (guestSchema as unknown as typeof checkoutSchema);
export type CheckoutValues = z.input<typeof checkoutSchema>;
export type CheckoutFormMethods = UseFormReturn<CheckoutValues, unknown, Address>;
export const textsOf = (values: CheckoutValues): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text ?? '']));
/** The customer as far as the form is filled in; a number that is no phone number is left out. */
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

/** With what the chosen area or the shop's own address says, and is not asked for. `home` is Jordan in the reader's language. */
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
  // The area is asked for first, and may say the city.
  if (delivery.isAreaMissing) return { ...values, city: values.city || country, country };
  if (!area) {
    const street = streetWithArea(values, typedArea);
    // The country was chosen, and is not asked for.
    if (options && options.countries.length > 0) return { ...values, street, country };
    return delivery.country && !isJordan(values.country)
      ? withPhonesAbroad({ ...values, street })
      : { ...values, street };
  }
  return { ...values, city: nameOfGovernorate(area.governorate, language), country };
}

/** A number of another country without its code would be read as a Jordanian one: it counts as none. */
const phoneAbroad = (typed = ''): string => (typed.trim() === '' || hasCountry(typed) ? typed : `?${typed}`);
const withPhonesAbroad = (values: CheckoutValues): CheckoutValues => ({
  ...values,
  phone: phoneAbroad(values.phone),
  gift_phone: phoneAbroad(values.gift_phone),
});
