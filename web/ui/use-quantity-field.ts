import { useEffect, useReducer } from 'react';
import type { QuantityField } from './quantity-field.tsx';

type Loaded = typeof QuantityField;

/** Milliseconds after rendering a page until the file is prefetched. */
const afterDrawing = 500;

let loaded: Loaded | null = null;
let isAsked = false;

/**
 * A failed download is retried by the next use. A file that arrives during a press waits for the release: a button that
 * is replaced in the middle of a press loses it.
 */
async function load(): Promise<void> {
  isAsked = true;
  try {
    const { QuantityField } = await import('./quantity-field.tsx');
    // Until after the click, which is dispatched in the same task as the release. Polled: after a tap `:active`
    // outlasts its `pointerup`, so a file that arrives then would wait for the next one.
    while (document.querySelector('button:active')) await new Promise((resolve) => setTimeout(resolve, 50));
    loaded = QuantityField;
  } catch {
    isAsked = false;
  }
}

/**
 * The quantity field for pages whose first download excludes it: null until its file is loaded, which is prefetched
 * shortly after rendering, or requested at once when `isNeeded`. Once loaded, the render that needs it has it
 * immediately: a second tap hits the button that the first one created.
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
