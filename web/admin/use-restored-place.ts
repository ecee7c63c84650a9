import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readScrollPlace } from '../browser/scroll-places.ts';

/** History entries shown by this document, whose positions the router restores itself. */
const shown = new Set<string>();

/**
 * Restores the scroll position from before a reload, once the list is loaded: when the router does so, the page is
 * still too short.
 */
export function useRestoredPlace(isThere: boolean): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  useLayoutEffect(() => {
    if (!isThere || shown.has(key)) return;
    shown.add(key);
    const place = isBack ? readScrollPlace() : undefined;
    if (place !== undefined) window.scrollTo(0, place);
  }, [isThere, isBack, key]);
}
