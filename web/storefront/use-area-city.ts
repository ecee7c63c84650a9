import { useLayoutEffect, useRef } from 'react';
import { chooseDelivery } from '../cart/delivery-choice.ts';
import type { Delivery } from './use-delivery.ts';

/**
 * Whether the typed area is hidden in a country abroad: it is empty, or has become the city. It is cleared when that
 * city is corrected, or it would become part of the address again.
 */
export function useAreaCity({ country, typedArea }: Delivery, city: string): boolean {
  const area = typedArea.trim();
  const isCity = area !== '' && area === city.trim();
  const wasCity = useRef(false);
  // Before paint, so that it never appears as an area.
  useLayoutEffect(() => {
    if (country && wasCity.current && area !== '' && !isCity) chooseDelivery({ areaId: null, typedArea: '' });
    wasCity.current = isCity;
  }, [country, area, isCity]);
  return area === '' || isCity;
}
