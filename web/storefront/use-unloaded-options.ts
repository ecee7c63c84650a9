import { useEffect, useRef, useState } from 'react';
import { matchArea } from '../../contracts/find-areas.ts';
import { isOnline } from '../browser/online.ts';
import { chooseDelivery } from '../cart/delivery-choice.ts';
import type { Delivery } from './use-delivery.ts';

/** Of what says that the ways of delivery could not be loaded. */
export const unloadedId = 'delivery-unloaded';

/**
 * For a checkout whose ways of delivery could not be loaded: nothing is sent, as it would go without an area and a time that the shop
 * may ask for. Once they are there, a city that was typed meanwhile and names an area is that area.
 */
export function useUnloadedOptions({ fee, options, isAreaMissing }: Delivery, city = '') {
  const hasFailed = fee === 'failed';
  const [isHeld, setHeld] = useState(false);
  if (isHeld && !hasFailed) setHeld(false);
  const wasUnloaded = useRef(false);
  useEffect(() => {
    if (hasFailed) wasUnloaded.current = true;
    if (!wasUnloaded.current || !options) return;
    wasUnloaded.current = false;
    const area = isAreaMissing ? matchArea(options.areas, city) : undefined;
    if (area) chooseDelivery({ method: 'delivery', areaId: area.id });
  }, [hasFailed, options, isAreaMissing, city]);
  /** Whether the order is not to be sent now; it is told then. Without a connection it is told that instead. */
  const holdBack = (): boolean => {
    if (!hasFailed || !isOnline()) return false;
    setHeld(true);
    const told = document.getElementById(unloadedId);
    told?.focus({ preventScroll: true });
    told?.scrollIntoView({ block: 'center' });
    return true;
  };
  return { isHeld, holdBack };
}
