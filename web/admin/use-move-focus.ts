import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Focus management for the two buttons that move a row: at an end of the list the pressed one is disabled, and the focus
 * would fall to the body. It moves to the other one. Returns the ref of the element around them.
 */
export function useMoveFocus<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const last = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement === last.current;
    if (isLost && last.current?.matches(':disabled'))
      box.current?.querySelector<HTMLElement>('button:enabled')?.focus();
    last.current = null;
  });
  useLayoutEffect(() => {
    const element = box.current;
    const keep = ({ target }: MouseEvent) => {
      last.current = target instanceof Element ? target.closest('button') : null;
    };
    element?.addEventListener('click', keep, { capture: true });
    return () => element?.removeEventListener('click', keep, { capture: true });
  }, []);
  return box;
}
