import { create } from 'zustand';
import type { DeliveryMethod } from '../../contracts/orders.ts';
import { browserStorage, readJson } from '../browser/browser-storage.ts';

/** How the next order is to come: chosen in the cart or the checkout, and kept in local storage. */
type DeliveryChoice = {
  method: DeliveryMethod;
  areaId: string | null;
  /** An area as it was typed, where it is none of the shop's: a part of the address. */
  typedArea: string;
  /** The code of one abroad. */
  country: string | null;
};

const key = 'delivery';
const maxTyped = 100;

/** Stored JSON is untrusted: anything else counts as nothing chosen. What was stored without `isChosen` was chosen. */
function readStored(): (DeliveryChoice & { isChosen: boolean }) | null {
  const stored = (readJson(key) ?? {}) as Record<keyof DeliveryChoice | 'isChosen', unknown>;
  const { method, areaId = null, typedArea = '', country = null, isChosen } = stored;
  const isName = (value: unknown) => value === null || typeof value === 'string';
  const isKnown = (method === 'delivery' || method === 'pickup') && isName(areaId) && isName(country);
  if (!isKnown) return null;
  return {
    method,
    areaId: areaId as string | null,
    typedArea: typeof typedArea === 'string' ? typedArea.slice(0, maxTyped) : '',
    country: country as string | null,
    isChosen: isChosen !== false,
  };
}

const nothingChosen = {
  method: 'delivery',
  areaId: null,
  typedArea: '',
  country: null,
  isChosen: false,
} as const;

/** `isChosen`: the customer has chosen area and country since the last order; else they were only filled in, or were that order's. */
export const useDeliveryChoice = create<DeliveryChoice & { isChosen: boolean }>()(
  () => readStored() ?? nothingChosen,
);

/** Whether an area is being typed that may become one of the shop's: until then its fee is not known. */
export const useAreaTyping = create<{ mayMatch: boolean }>()(() => ({ mayMatch: false }));

/** The text for which none of the areas was meant that were offered: it is asked about once, as long as the page is open. */
export const useDeclinedAreas = create<{ typed: string }>()(() => ({ typed: '' }));

/** Another area ends what was typed of one, unless this is said as well. */
export function chooseDelivery(change: Partial<DeliveryChoice>): void {
  const isPlace = change.areaId !== undefined || change.country !== undefined;
  store(isPlace ? { typedArea: '', ...change, isChosen: true } : change);
}

/** Where the order goes unless the customer chooses: by a known address. */
export const fillInDelivery = (
  place: { areaId: string | null; typedArea?: string } | { country: string },
): void => store({ areaId: null, typedArea: '', country: null, ...place, isChosen: false });

/** The order was sent: what was chosen for it stays, but the next one may go by the default address. */
export const endDeliveryChoice = (): void => store({ isChosen: false });

/** Called on logout and when the account is deleted, so that the next user of the device does not see where it orders to. */
export const resetDeliveryChoice = (): void => store(nothingChosen);

function store(change: Partial<DeliveryChoice & { isChosen: boolean }>): void {
  useDeliveryChoice.setState(change);
  browserStorage.set(key, JSON.stringify(useDeliveryChoice.getState()));
}
