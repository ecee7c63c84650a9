import { useEffect, useLayoutEffect, useRef } from 'react';

/** Milliseconds after a touch in which another one may follow. */
const restMs = 4000;
/** Polling interval in milliseconds. */
const lookEveryMs = 500;

const touches = ['pointerdown', 'pointerup', 'touchend'] as const;

/**
 * For updates that move the rows of a list: while `isAwaited`, calls `act` as soon as the page is scrolled to the top
 * and was not touched for four seconds. Earlier, the next tap could hit another row than the one aimed at.
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
