import { create } from 'zustand';
import type { DeliveryMethod } from '../../contracts/orders.ts';
import { browserStorage, readJson } from '../browser/browser-storage.ts';

/** How the next order is to come: chosen in the cart or the checkout, and kept in local storage. */
type DeliveryChoice = {
  method: DeliveryMethod;
  areaId: string | null;
  /** The code of one abroad. */
  country: string | null;
};

const key = 'delivery';

/** Stored JSON is untrusted: anything else counts as nothing chosen. */
function readStored(): DeliveryChoice | null {
  const stored = (readJson(key) ?? {}) as { method?: unknown; areaId?: unknown; country?: unknown };
  const { method, areaId = null, country = null } = stored;
  const isName = (value: unknown) => value === null || typeof value === 'string';
  const isKnown = (method === 'delivery' || method === 'pickup') && isName(areaId) && isName(country);
  return isKnown ? { method, areaId: areaId as string | null, country: country as string | null } : null;
}

export const useDeliveryChoice = create<DeliveryChoice & { isChosen: boolean }>()(() => {
  const stored = readStored();
  return { method: 'delivery', areaId: null, country: null, ...stored, isChosen: stored !== null };
});

export function chooseDelivery(change: Partial<DeliveryChoice>): void {
  const { method, areaId, country } = { ...useDeliveryChoice.getState(), ...change };
  useDeliveryChoice.setState({ method, areaId, country, isChosen: true });
  browserStorage.set(key, JSON.stringify({ method, areaId, country }));
}
