import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { optionalPhone } from '../../contracts/accounts.schemas.ts';
import type { CheckoutOptions, OfferedArea } from '../../contracts/checkout-options.ts';
import { nameOfGovernorate } from '../../contracts/governorates.ts';
import { guestPhoneSchema } from '../../contracts/guest-orders.schemas.ts';
import { type Language, languages } from '../../contracts/language.ts';
import type { Order } from '../../contracts/orders.ts';
import { formatPhoneAsTyped } from '../../contracts/phone.ts';
import { useLanguage } from '../i18n/language.tsx';
import { useCheckoutWords } from '../i18n/use-checkout-words.ts';
import { cityIn, countryIn } from './address-of.ts';
import { addressShape, coordinatesOf, emptyAddress, streetWithArea, valuesOf } from './address-values.ts';

const formSchema = z.object({ ...addressShape, phone: optionalPhone });
const guestSchema = z.object({ ...addressShape, phone: guestPhoneSchema }) as unknown as typeof formSchema;
export type AddressFormValues = z.input<typeof formSchema>;
type Values = AddressFormValues;
type Parsed = z.output<typeof formSchema>;

type Begun = {
  address: Omit<Order['shipping_address'], 'phone'> & { phone?: string };
  areaId: string | null;
  /** Whether the order is abroad, whose country can't change. */
  isAbroad?: boolean;
};
type FormOptions = {
  options: CheckoutOptions | undefined;
  needsPhone?: boolean;
  /** The area in a restored draft. */
  draftAreaId?: string | null | undefined;
  /** Called with a chosen area, null for none. */
  onArea?: (area: OfferedArea | null) => void;
};

/** Keeps a stored text when it is what a form in either language displays of it. */
const asStored = (
  typed: string,
  stored: string | undefined,
  shownIn: (language: Language, text: string) => string,
): string => (stored && languages.some((one) => shownIn(one, stored) === typed) ? stored : typed);

/** The form of a saved address, or of an order's address. Fields that a chosen area determines are not shown. */
export function useAddressForm(
  begun: Begun | null,
  { options, needsPhone = false, draftAreaId, onArea }: FormOptions,
) {
  const say = useCheckoutWords();
  const language = useLanguage();
  const [areaId, setAreaId] = useState(draftAreaId === undefined ? (begun?.areaId ?? null) : draftAreaId);
  const [typedArea, setTypedArea] = useState('');
  const isAbroad = begun?.isAbroad ?? false;
  const areas = (!isAbroad && options?.areas) || [];
  const area = areas.find(({ id }) => id === areaId) ?? null;
  const complete = (values: Values): Values => {
    if (!area) return { ...values, street: streetWithArea(values, typedArea) };
    // Unchanged, in whatever language it was written, while its area stays the same.
    if (areaId === begun?.areaId && begun.address.city) return values;
    return { ...values, city: nameOfGovernorate(area.governorate, language), country: say.defaultCountry };
  };
  const schema = needsPhone ? guestSchema : formSchema;
  const valuesAt = (address: Begun['address'] | undefined): Values => ({
    ...(address ? valuesOf(address) : emptyAddress),
    city: cityIn(language, address?.city ?? ''),
    country: countryIn(language, address?.country ?? '') || say.defaultCountry,
    phone: formatPhoneAsTyped(address?.phone ?? ''),
  });
  const form = useForm<Values, unknown, Parsed>({
    resolver: (values, context, rest) => zodResolver(schema)(complete(values), context, rest),
    defaultValues: valuesAt(begun?.address),
    shouldFocusError: false,
  });
  // With its stored precision, unless it was edited.
  const readPin = (pin: string) => {
    if (!begun || pin !== valuesOf(begun.address).pin) return coordinatesOf(pin);
    const { latitude, longitude } = begun.address;
    return { latitude, longitude };
  };
  /** The typed place as API input. */
  const placeOf = ({ pin, ...place }: Parsed) => ({
    ...place,
    city: asStored(place.city, begun?.address.city, cityIn),
    country: asStored(place.country, begun?.address.country, countryIn),
    ...readPin(pin),
    area_id: areaId,
  });
  return {
    form,
    areas,
    area,
    areaId,
    typedArea,
    needsPhone,
    isAbroad,
    /** Whether the shop has areas to choose from, or may have, before this is known. */
    mayHaveAreas: !isAbroad && (!options || areas.length > 0),
    /** Unsaved changes. */
    isChanged: form.formState.isDirty || areaId !== (begun?.areaId ?? null) || typedArea !== '',
    isOtherArea: areaId !== (begun?.areaId ?? null),
    /** JD, the fee outside all areas. */
    elsewhere: options?.delivery_fee ?? 0,
    chooseArea: (id: string | null, typed: string) => {
      setAreaId(id);
      setTypedArea(typed);
      onArea?.(areas.find((one) => one.id === id) ?? null);
    },
    /** The form's initial values for an address. */
    valuesAt,
    placeOf,
    /** `placeOf` of the form's current values; null while they are invalid. */
    readPlace: () => {
      const { data } = schema.safeParse(complete(form.getValues()));
      return data ? placeOf(data) : null;
    },
  };
}
