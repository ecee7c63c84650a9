import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { User } from '../../contracts/accounts.ts';

import type { SavedAddress } from '../../contracts/addresses.ts';
import { countryCodes, isJordan, nameOfCountry } from '../../contracts/countries.ts';
import { nameOfGovernorate } from '../../contracts/governorates.ts';
import { guestEmailSchema, guestPhoneSchema } from '../../contracts/guest-orders.schemas.ts';

import type { Language } from '../../contracts/language.ts';
import * as schemas from '../../contracts/orders.schemas.ts';
import { formatPhoneAsTyped, hasCountry, normalizePhone } from '../../contracts/phone.ts';
import { readDraft } from '../browser/drafts.ts';
import { chooseDelivery, useDeliveryChoice } from '../cart/delivery-choice.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { cityIn, countryIn } from '../orders/address-of.ts';
import { addressShape, emptyAddress, emptyAddressDetails, streetWithArea } from '../orders/address-values.ts';
import { findAddress, findGuestAddress } from './find-address.ts';
import { readPlaces, storePlaces, withPlace } from './kept-places.ts';
import type { Address } from './order-input.ts';
import {
  addressFields,
  beginAbroad,
  beginElsewhere,
  beginInJordan,
  emptySides,
  moveToJordan,
  onChosenSide,
  readPlace,
  sideRule,
  sideShape,
  writePlace,
} from './other-side.ts';
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
const checkoutSchemaOf = (user: User | null): typeof checkoutSchema =>
  user ? checkoutSchema : (guestSchema as unknown as typeof checkoutSchema);
export type CheckoutValues = z.input<typeof checkoutSchema>;
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

const fieldNames = Object.keys(checkoutSchema.shape) as (keyof CheckoutValues)[];

const empty = {
  name: '',
  phone: '',
  email: '',
  coupon: '',
  ...emptyAddress,
  ...emptySides,
  ...emptyPreferences,
};

/** How long to wait for the last order's address before falling back to the profile's, in milliseconds: a slow network takes seconds. */
const addressTimeoutMs = 10_000;

/**
 * The checkout form, prefilled by precedence: draft, a saved address, the last order's, the profile's. Fields are filled once all are
 * known, so that nothing changes while it is read; touched fields are never overwritten.
 */
export function useCheckoutForm(user: User | null, chosen: Delivery) {
  const say = useCheckoutWords();
  const language = useLanguage();
  const owner = user?.email ?? '';
  const [typed] = useState(() => readTyped(owner, language, say.defaultCountry));
  const [addresses, setAddresses] = useState<SavedAddress[]>([]);
  /** With what the chosen area or the shop's own address says, and is not asked for. */
  const complete = (typed: CheckoutValues): CheckoutValues => {
    const delivery = withTypedCountry(chosen, typed.country, Boolean(typed.is_abroad));
    const isTyped = delivery.country !== chosen.country;
    const values = {
      ...typed,
      area: delivery.isAreaMissing ? '' : undefined,
      is_abroad: isTyped ? typed.is_abroad : '',
    };
    const { area, typedArea, method, options } = delivery;
    const country = chosen.country?.name[language] ?? say.defaultCountry;
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
  };
  const form = useForm<CheckoutValues, unknown, Address>({
    resolver: (values, context, options) =>
      zodResolver(checkoutSchemaOf(user))(complete(values), context, options),
    defaultValues: { ...empty, country: say.defaultCountry, ...(typed ?? chosenSide()) },
    shouldFocusError: false,
  });
  for (const name of fieldNames) form.register(name);
  // react-hook-form tracks `dirtyFields` only if it is read during render.
  void form.formState.dirtyFields;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a form; a renewed profile is no reason to fill in again.
  useEffect(() => {
    const closed = new AbortController();
    const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(addressTimeoutMs)]);
    const fill = (found: Partial<CheckoutValues>) => {
      fillIn(form, found.street ? found : { ...found, ...keptPlace(owner, language) });
      // A country may have been filled in with the address, or Jordan again.
      form.setValue('is_abroad', (chosenSide() || emptySides).is_abroad);
    };
    if (!user) {
      if (typed) return;
      findGuestAddress(language, signal).then((found) => {
        if (!closed.signal.aborted && form.getValues('is_abroad') !== 'yes') fill(found());
      });
      return () => closed.abort();
    }
    findAddress(user, language, signal).then(({ found, saved }) => {
      if (closed.signal.aborted) return;
      setAddresses(saved);
      if (typed) return;
      // Said meanwhile to go abroad: an address in Jordan is none of it.
      if (form.getValues('is_abroad') === 'yes') fillFromProfile();
      else fill(found());
    });
    return () => closed.abort();
  }, []);
  /** Sent before it is known who ordered last: the profile's name and number stand in. */
  const fillFromProfile = () => {
    if (user && !typed && !form.getValues('name'))
      fillIn(form, { name: user.name, phone: formatPhoneAsTyped(user.phone) });
  };
  const isComplete = () => checkoutSchemaOf(user).safeParse(complete(form.getValues())).success;
  /** The place that an order goes to is kept by the order alone, which may be removed from the device. */
  const forgetShown = () => {
    const { [form.getValues('is_abroad') ?? '']: _, ...others } = readPlaces(owner);
    storePlaces(owner, others);
  };
  /** Keeps the place that is shown, for when its side is shown again, also in a later order. */
  const keepShown = (changed: false | Partial<CheckoutValues> = false) => {
    const values = { ...form.getValues(), ...changed };
    const shown = writePlace(values, useDeliveryChoice.getState());
    const kept = withPlace(readPlaces(owner), values.is_abroad ?? '', shown);
    storePlaces(owner, kept);
    return kept;
  };
  /**
   * Goes over to another side, abroad or in Jordan: each country keeps its place while another is shown. `country` is one that was
   * chosen of those offered; else it's typed.
   */
  const changeSide = (isAbroad: boolean, country: string | null = null) => {
    const values = form.getValues();
    const choice = useDeliveryChoice.getState();
    const side = isAbroad ? (country ?? 'yes') : '';
    const begin = () => {
      if (!isAbroad) return beginInJordan(say.defaultCountry, choice);
      return values.is_abroad ? beginElsewhere() : beginAbroad(values, choice);
    };
    const isInJordan = !isAbroad && Boolean(values.is_abroad) && isJordan(values.country);
    const kept = keepShown(isInJordan && { country: '' });
    const known = readPlace(kept[side], language) ?? begin();
    const place = isInJordan ? moveToJordan(known, values, chosen.options?.areas ?? []) : known;
    form.setValue('is_abroad', side);
    for (const name of addressFields) form.setValue(name, place[name], { shouldDirty: true });
    // The cart has the area beside a chosen country, and goes back to it.
    const { areaId, typedArea } = country === null ? place : choice;
    chooseDelivery({ method: 'delivery', areaId: areaId || null, typedArea, country });
    form.clearErrors();
  };
  const isSaidAbroad = Boolean(form.watch('is_abroad'));
  const country = form.watch('country');
  const delivery = withTypedCountry(chosen, country, isSaidAbroad);
  /** Typed as the country abroad. */
  const isJordanTyped = isSaidAbroad && isJordan(country);
  const side = form.watch('is_abroad') ?? '';
  const isListEmpty = chosen.options?.countries.length === 0;
  // The seller has taken the last country off the list while the checkout was open: from then on it is typed.
  useEffect(() => {
    if (!isListEmpty || !countryCodes.includes(side)) return;
    form.setValue('country', nameOfCountry(side, language));
    form.setValue('is_abroad', 'yes');
    chooseDelivery({ country: null });
  }, [form, isListEmpty, side, language]);
  const state = { addresses, delivery, isSaidAbroad, isJordanTyped };
  return { ...form, ...state, fillFromProfile, isComplete, changeSide, forgetShown };
}

/** A number of another country without its code would be read as a Jordanian one: it counts as none. */
const phoneAbroad = (typed = ''): string => (typed.trim() === '' || hasCountry(typed) ? typed : `?${typed}`);
const withPhonesAbroad = (values: CheckoutValues): CheckoutValues => ({
  ...values,
  phone: phoneAbroad(values.phone),
  gift_phone: phoneAbroad(values.gift_phone),
});

/** Of a form that is yet to be filled in: in the cart a country abroad may have been chosen. */
const chosenSide = () => {
  const { country } = useDeliveryChoice.getState();
  return country !== null && { is_abroad: country, country: '' };
};

/** What was left on the side that was chosen in the cart. In another area than the chosen one its street would misdirect the delivery. */
function keptPlace(owner: string, language: Language): Partial<CheckoutValues> {
  const { country, areaId, typedArea } = useDeliveryChoice.getState();
  const place = readPlace(readPlaces(owner)[country ?? ''], language);
  if (!place || place.street === '') return {};
  const { areaId: ownId, typedArea: ownTyped, ...values } = place;
  if (country !== null) return values;
  const isAreaOpen = areaId === null && typedArea === '';
  if (isAreaOpen) chooseDelivery({ areaId: ownId || null, typedArea: ownTyped });
  return isAreaOpen || ((areaId ?? '') === ownId && typedArea === ownTyped) ? values : {};
}

/** What was typed here before, perhaps on the page of the other language, which has its own names for places. */
function readTyped(owner: string, language: Language, home: string): Partial<CheckoutValues> | null {
  const draft: Partial<CheckoutValues> | null = readDraft('checkout', owner);
  if (!draft) return null;
  const choice = useDeliveryChoice.getState();
  const kept = readPlaces(owner);
  const { draft: typed, places } = onChosenSide(draft, kept, choice, { language, home });
  // Storing none would remove those of another owner.
  if (JSON.stringify(places) !== JSON.stringify(kept)) storePlaces(owner, places);
  const { city = '', country = '' } = typed;
  return { ...typed, city: cityIn(language, city), country: countryIn(language, country) };
}

const placeFields = Object.keys(addressShape) as (keyof typeof addressShape)[];

/** Prefills untouched fields. The address is all or nothing: mixing two addresses would misdirect the delivery. */
function fillIn(form: UseFormReturn<CheckoutValues, unknown, Address>, found: Partial<CheckoutValues>): void {
  const isTyped = (name: keyof CheckoutValues) => form.getFieldState(name).isDirty;
  const isPlaceTyped = placeFields.some(isTyped);
  const untouched = new Set<string>(isPlaceTyped ? placeFields : []);
  for (const [name, value] of Object.entries(found) as [keyof CheckoutValues, string][]) {
    if (untouched.has(name) || isTyped(name)) continue;
    form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
  }
}
