import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focus management for the empty state of a list: its button is removed when the list is back, and the focus would fall
 * to the body. The page's heading takes it, since a search field would open a phone's keyboard.
 */
export function useHeadingFocus(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (!heading || !element?.contains(document.activeElement)) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
  }, []);
  return box;
}
