import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { readScrollPlace } from '../browser/scroll-places.ts';

/**
 * Progressive rendering: false in the first frame after a page change in the browser, so that what is below the window does not
 * hold up what is in it. True from the start in HTML of the server and its hydration, and where Back returns to a scrolled place.
 */
export function useAfterPaint(): boolean {
  const isFromServer = useSyncExternalStore(subscribe, fromBrowser, fromServer);
  const [isDrawn, setDrawn] = useState(() => isFromServer || Number(readScrollPlace()) > 0);
  useEffect(() => {
    if (isDrawn) return;
    let timer: ReturnType<typeof setTimeout>;
    // The task after a frame's callbacks comes when the frame was drawn.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isDrawn]);
  return isDrawn;
}

const subscribe = () => () => {};
const fromBrowser = () => false;
const fromServer = () => true;
