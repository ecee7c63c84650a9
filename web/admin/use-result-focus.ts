import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * For a part of a page where things are recorded: the control that did it may leave or be folded away with the answer, and the focus with it,
 * which would fall to the body. It goes to where the result stands, which `data-result` marks, by `find`. Returns the part's ref.
 */
export function useResultFocus<Part extends HTMLElement>(
  find: (part: Part | null) => HTMLElement | null | undefined,
): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const last = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = part.current;
    // Not React's event, which a sheet that closes and gives the focus back would not cause.
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
