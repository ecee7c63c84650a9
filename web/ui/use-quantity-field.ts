import { useEffect, useReducer } from 'react';
import type { QuantityField } from './quantity-field.tsx';

type Loaded = typeof QuantityField;

/** How long after a page is drawn the file is asked for beforehand, in milliseconds. */
const afterDrawing = 500;

let loaded: Loaded | null = null;
let isAsked = false;

/**
 * A failed download is tried again by the next one that needs it. A file that comes while something is pressed waits for the
 * release: a button that is replaced in the middle of a press loses it.
 */
async function load(): Promise<void> {
  isAsked = true;
  try {
    const { QuantityField } = await import('./quantity-field.tsx');
    // Until after the click, which comes in the same task as the release. Polled: after a tap `:active` outlasts its `pointerup`, so
    // that a file that comes then would wait for the next one.
    while (document.querySelector('button:active')) await new Promise((resolve) => setTimeout(resolve, 50));
    loaded = QuantityField;
  } catch {
    isAsked = false;
  }
}

/**
 * The quantity field where a page's first download must do without it: null until its file is here, which is asked for a little
 * after the page is drawn, or at once when `isNeeded`. Once it is here, the render that needs it has it at once: a second tap
 * meets the button that the first one made.
 */
export function useQuantityField(isNeeded: boolean): Loaded | null {
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (loaded) return;
    let isOver = false;
    const begin = async () => {
      // The first field on a page loads it for all; a field that does not need it yet is not re-rendered.
      if (isAsked && !isNeeded) return;
      await load();
      if (isNeeded && !isOver) renderAgain();
    };
    const timer = setTimeout(begin, isNeeded ? 0 : afterDrawing);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isNeeded]);
  return loaded;
}
