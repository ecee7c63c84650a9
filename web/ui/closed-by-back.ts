import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What lies over the page: a dialog, a sheet, a menu. While it is busy nothing closes it. */
type Layer = { close: () => void; isBusy: boolean };

/** The latest is the last. */
const layers: Layer[] = [];

/** A history entry by its page, named with the router's key, and by the layers that lay over the page when it was added. */
type Entry = { key: string; depth: number };

const entryOf = (state: { key?: string; layers?: number } | null): Entry => ({
  key: state?.key ?? 'default',
  depth: state?.layers ?? 0,
});

let shown: Entry = { key: 'default', depth: 0 };

/**
 * Back, a phone's above all, closes what is open instead of leaving the page. Each layer has a history entry of the same
 * address. One that is closed otherwise leaves its entry behind: taking it off by `history.back()` would race with the
 * link that closed it. The next layer takes the entry over, and Back goes past it.
 */
export function useClosedByBack(isOpen: boolean, close: () => void, isBusy = false): void {
  const layer = useRef<Layer>({ close, isBusy });
  useLayoutEffect(() => {
    Object.assign(layer.current, { close, isBusy });
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { current } = layer;
    layers.push(current);
    addEntry();
    return () => void layers.splice(layers.indexOf(current), 1);
  }, [isOpen]);
}

/** Follows the history from the whole app's root, before the router does. */
export function useBackForLayers(): void {
  const { key } = useLocation();
  // What Back has led to is known already; by now the next press may have led on.
  useLayoutEffect(() => {
    if (shown.key !== key) shown = entryOf(history.state);
  }, [key]);
  useEffect(() => {
    window.addEventListener('popstate', follow, { capture: true });
    return () => window.removeEventListener('popstate', follow, { capture: true });
  }, []);
}

function addEntry(): void {
  shown = entryOf(history.state);
  if (shown.depth >= layers.length) return;
  history.pushState({ ...history.state, layers: layers.length }, '');
  shown.depth = layers.length;
}

function follow(event: PopStateEvent): void {
  const before = shown;
  shown = entryOf(event.state);
  // Another page is the router's.
  if (shown.key !== before.key || shown.depth === before.depth) return;
  event.stopImmediatePropagation();
  if (shown.depth > before.depth) return;
  const top = layers.at(-1);
  // The entry left belonged to a layer that was closed otherwise.
  if (!top || layers.length <= shown.depth) history.back();
  else {
    if (!top.isBusy) top.close();
    // After React has drawn: what stays open, as a question that wants an answer, needs its entry again.
    queueMicrotask(addEntry);
  }
}
