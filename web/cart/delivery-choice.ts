import { create } from 'zustand';
import type { DeliveryMethod } from '../../contracts/orders.ts';
import { browserStorage, readJson } from '../browser/browser-storage.ts';
import { emailOf, useSession } from '../session/session.ts';

/** The chosen delivery of the next order, from the cart or the checkout, persisted in local storage. */
type DeliveryChoice = {
  method: DeliveryMethod;
  areaId: string | null;
  /** The typed area when it is not one of the shop's: a part of the address. */
  typedArea: string;
  /** The code of a foreign country. */
  country: string | null;
};

type StoredChoice = DeliveryChoice & {
  /** Whether the customer has chosen area and country since the last order; otherwise they were filled in, or are that order's. */
  isChosen: boolean;
  /** The email of the account that they were stored for; null for a guest. */
  owner: unknown;
};

const key = 'delivery';
const maxTyped = 100;

/** Stored JSON is untrusted: anything invalid counts as no choice. Older entries without `isChosen` were chosen. */
function readStored(): StoredChoice | null {
  const stored = (readJson(key) ?? {}) as Record<keyof StoredChoice, unknown>;
  const { method, areaId = null, typedArea = '', country = null, isChosen, owner } = stored;
  const isName = (value: unknown) => value === null || typeof value === 'string';
  const isKnown = (method === 'delivery' || method === 'pickup') && isName(areaId) && isName(country);
  if (!isKnown) return null;
  return {
    method,
    areaId: areaId as string | null,
    typedArea: typeof typedArea === 'string' ? typedArea.slice(0, maxTyped) : '',
    country: country as string | null,
    isChosen: isChosen !== false,
    owner,
  };
}

const nothingChosen = {
  method: 'delivery',
  areaId: null,
  typedArea: '',
  country: null,
  isChosen: false,
  owner: null,
} as const;

export const useDeliveryChoice = create<StoredChoice>()(() => readStored() ?? nothingChosen);

/** Whether the area being typed may still match one of the shop's: until then its fee is unknown. */
export const useAreaTyping = create<{ mayMatch: boolean }>()(() => ({ mayMatch: false }));

/** The text for which the customer declined the suggested areas: they are not suggested again while the page is open. */
export const useDeclinedAreas = create<{ typed: string }>()(() => ({ typed: '' }));

/** Choosing an area clears the typed one, unless it is part of the change. */
export function chooseDelivery(change: Partial<DeliveryChoice>): void {
  const isPlace = change.areaId !== undefined || change.country !== undefined;
  store(isPlace ? { typedArea: '', ...change, isChosen: true } : change);
}

/** Fills in the delivery from a known address, unless the customer chooses. */
export const fillInDelivery = (
  place: { areaId: string | null; typedArea?: string } | { country: string },
): void => store({ areaId: null, typedArea: '', country: null, ...place, isChosen: false });

/** Called when the order was sent: the choice stays, but the next order may start with the default address. */
export const endDeliveryChoice = (): void => store({ isChosen: false });

/** Called on logout and when the account is deleted, so that the next user of the device does not see the addresses. */
export const resetDeliveryChoice = (): void => store(nothingChosen);

function store(change: Partial<StoredChoice>): void {
  useDeliveryChoice.setState({ ...change, owner: emailOf(useSession.getState()) });
  browserStorage.set(key, JSON.stringify(useDeliveryChoice.getState()));
}
