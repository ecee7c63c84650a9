import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readScrollPlace } from '../browser/scroll-places.ts';

/** Entries of the history that this document has shown: the router itself knows where they were left. */
const shown = new Set<string>();

/**
 * Scrolls to where the list was left before a reload, once it is there: the page is still too short when the router does so.
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
