import { useEffect } from 'react';
import { countryCodes, isJordan, nameOfCountry } from '../../contracts/countries.ts';
import { chooseDelivery, useDeliveryChoice } from '../cart/delivery-choice.ts';
import { useLanguage } from '../i18n/language.tsx';
import type { CheckoutFormMethods, CheckoutValues } from './checkout-values.ts';
import { readPlaces, storePlaces, withPlace } from './kept-places.ts';
import {
  addressFields,
  beginAbroad,
  beginElsewhere,
  beginInJordan,
  moveToJordan,
  readPlace,
  writePlace,
} from './other-side.ts';
import type { Delivery } from './use-delivery.ts';

type SidesOptions = {
  /** Email of the account, empty for a guest's device. */
  owner: string;
  chosen: Delivery;
  /** Jordan in the reader's language. */
  home: string;
};

/** Switches the checkout's address between Jordan and abroad, and stores the address of each side. */
export function useCheckoutSides(form: CheckoutFormMethods, { owner, chosen, home }: SidesOptions) {
  const language = useLanguage();
  /** The address of a placed order is stored only with the order, which can be removed from the device. */
  const forgetShown = () => {
    const { [form.getValues('is_abroad') ?? '']: _, ...others } = readPlaces(owner);
    storePlaces(owner, others);
  };
  /** Stores the displayed address for when its side is shown again, even in a later order. */
  const keepShown = (changed: false | Partial<CheckoutValues> = false) => {
    const values = { ...form.getValues(), ...changed };
    const shown = writePlace(values, useDeliveryChoice.getState());
    const kept = withPlace(readPlaces(owner), values.is_abroad ?? '', shown);
    storePlaces(owner, kept);
    return kept;
  };
  /**
   * Switches to another side, abroad or in Jordan, storing each country's address. `country` was chosen from the list;
   * otherwise it is typed.
   */
  const changeSide = (isAbroad: boolean, country: string | null = null) => {
    const values = form.getValues();
    const choice = useDeliveryChoice.getState();
    const side = isAbroad ? (country ?? 'yes') : '';
    const begin = () => {
      if (!isAbroad) return beginInJordan(home, choice);
      return values.is_abroad ? beginElsewhere() : beginAbroad(values, choice);
    };
    const isInJordan = !isAbroad && Boolean(values.is_abroad) && isJordan(values.country);
    const kept = keepShown(isInJordan && { country: '' });
    const known = readPlace(kept[side], language) ?? begin();
    const place = isInJordan ? moveToJordan(known, values, chosen.options?.areas ?? []) : known;
    form.setValue('is_abroad', side);
    for (const name of addressFields) form.setValue(name, place[name], { shouldDirty: true });
    // With a chosen country the cart keeps the area, and returns to it.
    const { areaId, typedArea } = country === null ? place : choice;
    chooseDelivery({ method: 'delivery', areaId: areaId || null, typedArea, country });
    form.clearErrors();
  };
  const side = form.watch('is_abroad') ?? '';
  const isListEmpty = chosen.options?.countries.length === 0;
  // The seller has removed the last country while the checkout was open: from then on it is typed.
  useEffect(() => {
    if (!isListEmpty || !countryCodes.includes(side)) return;
    form.setValue('country', nameOfCountry(side, language));
    form.setValue('is_abroad', 'yes');
    chooseDelivery({ country: null });
  }, [form, isListEmpty, side, language]);
  return { changeSide, forgetShown };
}
