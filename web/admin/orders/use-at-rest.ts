import { useEffect, useLayoutEffect, useRef } from 'react';

/** For so many milliseconds after a touch another one may be on its way. */
const restMs = 4000;
/** How often it is looked whether the list rests, in milliseconds. */
const lookEveryMs = 500;

const touches = ['pointerdown', 'pointerup', 'touchend'] as const;

/**
 * For what moves the rows of a list: while `isAwaited`, calls `act` as soon as the page is scrolled to its top and was not
 * touched for four seconds. Earlier, the next tap would land on another row than the one aimed at.
 */
export function useAtRest(isAwaited: boolean, act: () => void): void {
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const touch = () => {
      touchedAt.current = performance.now();
    };
    for (const type of touches) window.addEventListener(type, touch, true);
    return () => {
      for (const type of touches) window.removeEventListener(type, touch, true);
    };
  }, []);
  useLayoutEffect(() => {
    if (!isAwaited) return;
    const actAtRest = () => {
      if (window.scrollY <= 0 && performance.now() - touchedAt.current > restMs) act();
    };
    actAtRest();
    const timer = setInterval(actAtRest, lookEveryMs);
    return () => clearInterval(timer);
  }, [isAwaited, act]);
}
