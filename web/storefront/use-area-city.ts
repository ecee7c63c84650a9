import { useLayoutEffect, useRef } from 'react';
import { chooseDelivery } from '../cart/delivery-choice.ts';
import type { Delivery } from './use-delivery.ts';

/**
 * Whether what was typed as an area is shown no more in a country abroad: nothing was, or it has become the city. It is forgotten when that
 * city is corrected, or it would be a part of the address again.
 */
export function useAreaCity({ country, typedArea }: Delivery, city: string): boolean {
  const area = typedArea.trim();
  const isCity = area !== '' && area === city.trim();
  const wasCity = useRef(false);
  // Before it is painted as an area.
  useLayoutEffect(() => {
    if (country && wasCity.current && area !== '' && !isCity) chooseDelivery({ areaId: null, typedArea: '' });
    wasCity.current = isCity;
  }, [country, area, isCity]);
  return area === '' || isCity;
}
