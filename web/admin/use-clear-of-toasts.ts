import { type RefObject, useEffect, useRef } from 'react';

/** The room that a toast takes at the foot of a phone, in pixels; the bar of a short form is higher than that. */
const toastRoom = 160;

/**
 * For the bar that saves a form, which is pressed next: sets `--save-bar` to how far it reaches up where toasts appear,
 * and `--save-bar-height` to the room that content scrolled into view must leave free. `isChanged` decides whether it
 * is sticky.
 */
export function useClearOfToasts(isChanged?: boolean): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar moves when there is something to save.
  useEffect(() => (bar.current ? keepClear(bar.current) : undefined), [isChanged]);
  return bar;
}

/** Returns a function that ends it. */
function keepClear(bar: HTMLElement): () => void {
  const { style } = document.body;
  const root = document.documentElement.style;
  const end = () => style.removeProperty('--save-bar');
  const measure = () => {
    root.setProperty('--save-bar-height', `${bar.offsetHeight}px`);
    const { top, bottom } = bar.getBoundingClientRect();
    if (window.innerHeight - bottom < toastRoom)
      style.setProperty('--save-bar', `${window.innerHeight - top}px`);
    else end();
  };
  measure();
  // Content that appears or disappears moves the bar, too.
  const watcher = new ResizeObserver(measure);
  watcher.observe(document.body);
  watcher.observe(bar, { box: 'border-box' });
  const events = ['scroll', 'resize'] as const;
  for (const event of events) window.addEventListener(event, measure, { passive: true });
  return () => {
    watcher.disconnect();
    for (const event of events) window.removeEventListener(event, measure);
    end();
    root.removeProperty('--save-bar-height');
  };
}
