import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { afterFrame } from '../ui/after-frame.ts';

/**
 * Progressive rendering: false in the first frame after a page change in the browser, so that what is below the window does not
 * hold up what is in it. True from the start in HTML of the server, in its hydration, and after Back and Forward, which return to a
 * scrolled place (the router calls all of these POP).
 */
export function useAfterPaint(): boolean {
  const navigation = useNavigationType();
  const [isDrawn, setDrawn] = useState(navigation === 'POP');
  useEffect(() => {
    if (isDrawn) return;
    return afterFrame(() => startTransition(() => setDrawn(true)));
  }, [isDrawn]);
  return isDrawn;
}
