import { useEffect } from 'react';
import {
  type CheckoutOptions,
  getCheckoutOptions,
  type OfferedArea,
  type OfferedCountry,
} from '../../contracts/checkout-options.ts';
import { countryCodes, countryName } from '../../contracts/countries.ts';
import { deliverySums } from '../../contracts/delivery-sums.ts';
import type { DeliveryMethod } from '../../contracts/orders.ts';
import { browserStorage } from '../browser/browser-storage.ts';
import { type CartItem, totalOf } from '../cart/cart.ts';
import { fillInDelivery, useAreaTyping, useDeliveryChoice } from '../cart/delivery-choice.ts';
import { call } from '../http/api.ts';
import { emailOf, useSession } from '../session/session.ts';
import { readyDayOf } from './ready-note.tsx';
import { useLoaded } from './use-loaded.ts';

export type Delivery = {
  /**
   * JD once known; null where the seller names it after the order is confirmed; `by_area` until an area is chosen,
   * where areas differ; `by_country` until another country is chosen, when the chosen one was removed.
   */
  fee: number | null | 'loading' | 'failed' | 'by_area' | 'by_country';
  method: DeliveryMethod;
  /** The chosen area; null for none and for pickup. */
  area: OfferedArea | null;
  /** The typed area when it is not one of the shop's; empty when an area is chosen, and where areas don't apply. */
  typedArea: string;
  /** Whether an area is required, but neither chosen nor typed: the order can't be sent. */
  isAreaMissing: boolean;
  /** The chosen country abroad, where areas don't apply; null in Jordan. */
  country: OfferedCountry | null;
  /** Whether the shop has removed that country since: no order can go there. */
  isCountryGone: boolean;
  /** JD; 0 where nothing is missing. */
  missingToMinimum: number;
  missingToFree: number;
  /** The delivery fee in JD of these goods to an area. */
  feeTo: (area: OfferedArea) => number;
  options: CheckoutOptions | null;
  /** Whether the shop has areas to choose from, or may have, before this is known: their field keeps its room. */
  mayHaveAreas: boolean;
  /** Whether there are any delivery options: none in a new shop. */
  isAsked: boolean;
  /** Whether a slot has to be chosen. */
  isTimed: boolean;
  /** Whether the seller has paused this method: no order can be sent. */
  isPaused: boolean;
  /** The day from which all goods are ready; null where they are ready now. */
  readyOn: string | null;
  reload: () => void;
};

/**
 * The last answer. While the options are loaded again, as when the checkout is opened from the cart, nothing is left
 * out that would push the form down later.
 */
let latestOptions: CheckoutOptions | undefined;

/** In local storage: set when the shop had no areas at the last visit. */
const noAreasKey = 'no-delivery-areas';

/**
 * Clears a place that wasn't chosen and isn't this account's, such as the area of a guest's order on this device: its fee
 * would be shown until the account's own address has loaded.
 */
function clearOthersPlace(): void {
  const email = emailOf(useSession.getState());
  const { isChosen, owner } = useDeliveryChoice.getState();
  if (email !== null && !isChosen && owner !== email) fillInDelivery({ areaId: null });
}
clearOthersPlace();
useSession.subscribe(clearOthersPlace);

/** The delivery chosen in this browser, and its fee for these goods. A failure is only logged. */
export function useDelivery(items: CartItem[]): Delivery {
  const loaded = useLoaded(async (signal) => {
    latestOptions = await call(getCheckoutOptions, {}, { signal });
    if (latestOptions.areas.length > 0) browserStorage.remove(noAreasKey);
    else browserStorage.set(noAreasKey, 'true');
  });
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
  const options = latestOptions;
  if (!options || loaded.status === 'failed')
    return {
      ...nothing,
      fee: loaded.status === 'failed' ? 'failed' : 'loading',
      options: null,
      mayHaveAreas: loaded.status !== 'failed' && browserStorage.get(noAreasKey) === null,
      isAsked: false,
      isTimed: false,
      isPaused: false,
      reload,
    };
  const hasAreas = options.areas.length > 0;
  const isAsked = hasAreas || options.pickup !== null;
  const method: DeliveryMethod = choice.method === 'pickup' && options.pickup ? 'pickup' : 'delivery';
  const isPaused = options.paused.includes(method);
  const isTimed = options.timed.includes(method) && !isPaused;
  const known = { ...nothing, method, options, mayHaveAreas: hasAreas, isAsked, isTimed, isPaused, reload };
  if (method === 'pickup') return { ...known, fee: 0 };
  const country = options.countries.find(({ code }) => code === choice.country);
  if (country) return { ...known, country, fee: country.fee, isTimed: false };
  if (choice.country !== null && options.countries.length > 0)
    return { ...known, ...goneCountry(choice.country), isTimed: false };
  const area = options.areas.find(({ id }) => id === choice.areaId) ?? null;
  const typedArea = hasAreas ? choice.typedArea : '';
  const isAreaMissing = !area && hasAreas && typedArea.trim() === '';
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

/** A chosen or typed country that is not on the shop's list. It has no price. */
export const goneCountry = (code: string, typed = '') => ({
  country: { code, name: countryCodes.includes(code) ? countryName(code) : { en: typed, ar: typed }, fee: 0 },
  isCountryGone: true,
  fee: 'by_country' as const,
});

/** Whether the fee, or what it depends on, is known: false while options load or after a failure. */
export const isFeeSaid = (fee: Delivery['fee']): fee is number | null | 'by_area' | 'by_country' =>
  fee !== 'loading' && fee !== 'failed';

/** Whether a total excludes delivery, since its fee is not known yet. */
export const isTotalWithout = (fee: Delivery['fee']): fee is null | 'by_area' | 'by_country' =>
  fee === null || fee === 'by_area' || fee === 'by_country';
