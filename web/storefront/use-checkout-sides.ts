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

/** Whether the checkout's address is in Jordan or abroad: the way between the two, and the place that each of them keeps. */
export function useCheckoutSides(form: CheckoutFormMethods, { owner, chosen, home }: SidesOptions) {
  const language = useLanguage();
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
      if (!isAbroad) return beginInJordan(home, choice);
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
  const side = form.watch('is_abroad') ?? '';
  const isListEmpty = chosen.options?.countries.length === 0;
  // The seller has taken the last country off the list while the checkout was open: from then on it is typed.
  useEffect(() => {
    if (!isListEmpty || !countryCodes.includes(side)) return;
    form.setValue('country', nameOfCountry(side, language));
    form.setValue('is_abroad', 'yes');
    chooseDelivery({ country: null });
  }, [form, isListEmpty, side, language]);
  return { changeSide, forgetShown };
}
