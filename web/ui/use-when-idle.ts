import { useEffect } from 'react';

/** Loads a file that the first paint does not need: when the browser is idle, or at the first press or key. `load` is stable. */
export function useWhenIdle(load: () => void): void {
  useEffect(() => {
    const stop = new AbortController();
    for (const type of ['pointerdown', 'keydown'] as const)
      window.addEventListener(type, load, { once: true, passive: true, signal: stop.signal });
    // Safari has no requestIdleCallback.
    if (window.requestIdleCallback) window.requestIdleCallback(load, { timeout: 2000 });
    else setTimeout(load, 1000);
    return () => stop.abort();
  }, [load]);
}
