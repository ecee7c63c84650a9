import { useEffect, useState } from 'react';
import type { User } from '../../contracts/accounts.ts';
import type { SavedAddress } from '../../contracts/addresses.ts';
import type { Language } from '../../contracts/language.ts';
import { formatPhoneAsTyped } from '../../contracts/phone.ts';
import { chooseDelivery, useDeliveryChoice } from '../cart/delivery-choice.ts';
import { useLanguage } from '../i18n/language.tsx';
import { addressShape } from '../orders/address-values.ts';
import type { CheckoutFormMethods, CheckoutValues } from './checkout-values.ts';
import { findAddress, findGuestAddress } from './find-address.ts';
import { readPlaces } from './kept-places.ts';
import { emptySides, readPlace } from './other-side.ts';
import { knownAddresses } from './saved-addresses.ts';

/**
 * How long to wait for the last order's address before falling back to the profile's, in milliseconds: a slow network
 * takes seconds.
 */
const addressTimeoutMs = 10_000;

/** Prefills a form once with what is known about the customer, unless it was restored from a draft. */
export function useCheckoutPrefill(form: CheckoutFormMethods, user: User | null, isRestored: boolean) {
  const language = useLanguage();
  const owner = user?.email ?? '';
  const [addresses, setAddresses] = useState<SavedAddress[] | undefined>(() =>
    user ? knownAddresses(owner) : [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a form; a renewed profile is no reason to fill in again.
  useEffect(() => {
    const closed = new AbortController();
    const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(addressTimeoutMs)]);
    const fill = (found: Partial<CheckoutValues>) => {
      fillIn(form, found.street ? found : { ...found, ...keptPlace(owner, language) });
      // The prefilled address may be abroad, or in Jordan again.
      form.setValue('is_abroad', (chosenSide() || emptySides).is_abroad);
    };
    if (!user) {
      if (isRestored) return;
      findGuestAddress(language, signal).then((found) => {
        if (!closed.signal.aborted && form.getValues('is_abroad') !== 'yes') fill(found());
      });
      return () => closed.abort();
    }
    findAddress(user, language, signal).then(({ found, saved }) => {
      if (closed.signal.aborted) return;
      setAddresses(saved);
      if (isRestored) return;
      // The customer has chosen "abroad" meanwhile: a Jordanian address does not apply.
      if (form.getValues('is_abroad') === 'yes') fillFromProfile();
      else fill(found());
    });
    return () => closed.abort();
  }, []);
  /** Sent before the last order is loaded: uses the profile's name and number. */
  const fillFromProfile = () => {
    if (user && !isRestored && !form.getValues('name'))
      fillIn(form, { name: user.name, phone: formatPhoneAsTyped(user.phone) });
  };
  return { addresses: addresses ?? [], areAddressesKnown: addresses !== undefined, fillFromProfile };
}

/** For an empty form: a country abroad may have been chosen in the cart. */
export const chosenSide = () => {
  const { country } = useDeliveryChoice.getState();
  return country !== null && { is_abroad: country, country: '' };
};

/**
 * The stored address of the side chosen in the cart. In another area than the chosen one its street would misdirect the
 * delivery.
 */
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

const placeFields = Object.keys(addressShape) as (keyof typeof addressShape)[];

/** Prefills untouched fields. The address is all or nothing: mixing two addresses would misdirect the delivery. */
function fillIn(form: CheckoutFormMethods, found: Partial<CheckoutValues>): void {
  const isTyped = (name: keyof CheckoutValues) => form.getFieldState(name).isDirty;
  const isPlaceTyped = placeFields.some(isTyped);
  const untouched = new Set<string>(isPlaceTyped ? placeFields : []);
  for (const [name, value] of Object.entries(found) as [keyof CheckoutValues, string][]) {
    if (untouched.has(name) || isTyped(name)) continue;
    form.setValue(name, value, { shouldValidate: form.formState.isSubmitted });
  }
}
