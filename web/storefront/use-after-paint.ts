import { startTransition, useEffect, useState } from 'react';
import { useNavigationType } from 'react-router';
import { afterFrame } from '../ui/after-frame.ts';

/**
 * Progressive rendering: false in the first frame after a page change in the browser, so that content below the fold
 * does not delay what is visible. True from the start in the server's HTML, in its hydration, and after Back and
 * Forward, which restore a scroll position (the router calls all of these POP).
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
