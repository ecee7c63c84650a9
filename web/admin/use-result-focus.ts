import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Focus management for a part of a page where things are recorded: the control may be removed or collapsed with the
 * answer, and the focus would fall to the body. It moves to the result, marked by `data-result` and found by `find`.
 * Returns the part's ref.
 */
export function useResultFocus<Part extends HTMLElement>(
  find: (part: Part | null) => HTMLElement | null | undefined,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = part.current;
    // Not React's event, which is not fired when a sheet closes and returns the focus.
    const keep = ({ target }: FocusEvent) => {
      last.current = target as HTMLElement;
    };
    element?.addEventListener('focusin', keep);
    return () => element?.removeEventListener('focusin', keep);
  }, []);
  useLayoutEffect(() => {
    const left = last.current;
    if (!left || (left.isConnected && left.checkVisibility())) return;
    last.current = null;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === left) find(part.current)?.focus({ preventScroll: true });
  });
  return part;
}
