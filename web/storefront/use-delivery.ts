import { useEffect, useRef } from 'react';
import {
  type CheckoutOptions,
  getCheckoutOptions,
  type OfferedArea,
  type OfferedCountry,
} from '../../contracts/checkout-options.ts';
import { countryCodes, countryName } from '../../contracts/countries.ts';
import { deliverySums } from '../../contracts/delivery-sums.ts';
import type { DeliveryMethod } from '../../contracts/orders.ts';
import { type CartItem, totalOf } from '../cart/cart.ts';
import { useAreaTyping, useDeliveryChoice } from '../cart/delivery-choice.ts';
import { call } from '../http/api.ts';
import { readyDayOf } from './ready-note.tsx';
import { useLoaded } from './use-loaded.ts';

export type Delivery = {
  /** JD once it is known; null where the seller says it after the order is confirmed; `by_area` until the area is, where areas differ; `by_country` until another country is, where the chosen one is gone. */
  fee: number | null | 'loading' | 'failed' | 'by_area' | 'by_country';
  method: DeliveryMethod;
  /** The chosen area; null where none is chosen or the order is picked up. */
  area: OfferedArea | null;
  /** What was typed as an area that is none of the shop's; empty where one is chosen, and where areas do not count. */
  typedArea: string;
  /** Whether the order goes among the shop's areas, and neither one is chosen nor another place typed: it can't be sent so. */
  isAreaMissing: boolean;
  /** The chosen country abroad, where areas do not count; null in Jordan. */
  country: OfferedCountry | null;
  /** Whether the shop has taken that country off its list since: no order goes there. */
  isCountryGone: boolean;
  /** JD; 0 where nothing is missing. */
  missingToMinimum: number;
  missingToFree: number;
  /** What delivery of these goods to an area costs, JD. */
  feeTo: (area: OfferedArea) => number;
  options: CheckoutOptions | null;
  /** Whether there is anything to choose: nothing in a new shop. */
  isAsked: boolean;
  /** Whether a time is chosen. */
  isTimed: boolean;
  /** Whether the seller has stopped this method for now: no order of it can be sent. */
  isPaused: boolean;
  /** The day from which all of the goods are ready; null where they are now. */
  readyOn: string | null;
  reload: () => void;
};

/** How the order is to come, as chosen in this browser, and what that costs with these goods. A failure is only logged. */
export function useDelivery(items: CartItem[]): Delivery {
  const loaded = useLoaded((signal) => call(getCheckoutOptions, {}, { signal }));
  const choice = useDeliveryChoice();
  const mayTypedAreaMatch = useAreaTyping(({ mayMatch }) => mayMatch);
  const error = loaded.status === 'failed' ? loaded.error : null;
  useEffect(() => {
    if (error) console.warn('The delivery fee could not be loaded', error);
  }, [error]);
  const reload = loaded.status === 'loading' ? () => {} : loaded.retry;
  const nothing = {
    method: 'delivery',
    area: null,
    typedArea: '',
    isAreaMissing: false,
    country: null,
    isCountryGone: false,
    missingToMinimum: 0,
    missingToFree: 0,
    feeTo: (area: OfferedArea) => deliverySums(area, totalOf(items)).fee,
    readyOn: readyDayOf(items),
  } as const;
  // What was known stays while it is asked for again.
  const latest = useRef<CheckoutOptions>(undefined);
  if (loaded.status === 'ready') latest.current = loaded.value;
  const options = latest.current;
  if (!options || loaded.status === 'failed')
    return {
      ...nothing,
      fee: loaded.status === 'failed' ? 'failed' : 'loading',
      options: null,
      isAsked: false,
      isTimed: false,
      isPaused: false,
      reload,
    };
  const isAsked = options.areas.length > 0 || options.pickup !== null;
  const method: DeliveryMethod = choice.method === 'pickup' && options.pickup ? 'pickup' : 'delivery';
  const isPaused = options.paused.includes(method);
  const isTimed = options.timed.includes(method) && !isPaused;
  const known = { ...nothing, method, options, isAsked, isTimed, isPaused, reload };
  if (method === 'pickup') return { ...known, fee: 0 };
  const country = options.countries.find(({ code }) => code === choice.country);
  if (country) return { ...known, country, fee: country.fee, isTimed: false };
  if (choice.country !== null && options.countries.length > 0)
    return { ...known, ...goneCountry(choice.country), isTimed: false };
  const area = options.areas.find(({ id }) => id === choice.areaId) ?? null;
  const typedArea = options.areas.length > 0 ? choice.typedArea : '';
  const isAreaMissing = !area && options.areas.length > 0 && typedArea.trim() === '';
  const isByArea = options.areas.some((one) => one.open && known.feeTo(one) !== options.delivery_fee);
  if (!area)
    return {
      ...known,
      typedArea,
      isAreaMissing,
      fee: (isAreaMissing || mayTypedAreaMatch) && isByArea ? 'by_area' : options.delivery_fee,
    };
  return { ...known, area, ...deliverySums(area, totalOf(items)) };
}

/** A country that was chosen or typed and is not on the shop's list. It has no price. */
export const goneCountry = (code: string, typed = '') => ({
  country: { code, name: countryCodes.includes(code) ? countryName(code) : { en: typed, ar: typed }, fee: 0 },
  isCountryGone: true,
  fee: 'by_country' as const,
});

/** Whether the fee, or what it depends on, is known: it is not while options load or after they failed to. */
export const isFeeSaid = (fee: Delivery['fee']): fee is number | null | 'by_area' | 'by_country' =>
  fee !== 'loading' && fee !== 'failed';

/** Whether a total is without delivery, since its fee is yet to be known. */
export const isTotalWithout = (fee: Delivery['fee']): fee is null | 'by_area' | 'by_country' =>
  fee === null || fee === 'by_area' || fee === 'by_country';
