import { useEffect, useRef, useState } from 'react';
import { matchArea } from '../../contracts/find-areas.ts';
import { isOnline } from '../browser/online.ts';
import { chooseDelivery } from '../cart/delivery-choice.ts';
import type { Delivery } from './use-delivery.ts';

/** The id of the message that the delivery options could not be loaded. */
export const unloadedId = 'delivery-unloaded';

/**
 * For a checkout whose delivery options could not be loaded: nothing is sent, as the order would lack a required area
 * or slot. Once they are loaded, a city typed meanwhile that names an area becomes that area.
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
  /** Whether sending is held back; it then says so, or that the device is offline. */
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
