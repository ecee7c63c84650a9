import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** An overlay: a dialog, sheet or menu. While `isBusy` Back does not close it; `reopen` is for Forward. */
type Layer = { close: () => void; isBusy: boolean; reopen: (() => void) | undefined };

/** The stack of open overlays, the topmost last. */
const layers: Layer[] = [];

/** A history entry: the router's key of its page, and how many overlays were open when it was pushed. */
type Entry = { key: string; depth: number };

const entryOf = (state: { key?: string; layers?: number } | null): Entry => ({
  key: state?.key ?? 'default',
  depth: state?.layers ?? 0,
});

let shown: Entry = { key: 'default', depth: 0 };

/** Functions that reopen what Back has closed on this page, by depth. */
const closed = new Map<number, Layer['reopen']>();

/**
 * Closes the topmost overlay on Back instead of leaving the page: each overlay pushes a history entry with the same
 * URL. When it is closed otherwise its entry stays, since `history.back()` would race with a link's navigation; the
 * next overlay reuses it, or Back skips it. Forward reopens what Back has closed. `pageKey`: location key; pass it
 * where the overlay survives a query change, so that the new history entry gets its own.
 */
export function useClosedByBack(
  isOpen: boolean,
  close: () => void,
  { isBusy = false, reopen, pageKey }: Partial<Omit<Layer, 'close'>> & { pageKey?: string } = {},
): void {
  const layer = useRef<Layer>({ close, isBusy, reopen });
  useLayoutEffect(() => {
    Object.assign(layer.current, { close, isBusy, reopen });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry of another page is another one.
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { current } = layer;
    layers.push(current);
    addEntry();
    return () => void layers.splice(layers.indexOf(current), 1);
  }, [isOpen, pageKey]);
}

/** Handles `popstate` in the capture phase, before the router. Used once, in the root. */
export function useBackForLayers(): void {
  const { key } = useLocation();
  // Only for a new page: `follow` has already read the state of a `popstate`, and a later push may have changed it.
  useLayoutEffect(() => {
    if (shown.key !== key) shown = entryOf(history.state);
    closed.clear();
  }, [key]);
  useEffect(() => {
    window.addEventListener('popstate', follow, { capture: true });
    return () => window.removeEventListener('popstate', follow, { capture: true });
  }, []);
}

/** Called once the entry is reached from which `useReplacePage` continues. */
let whenReached: (() => void) | null = null;

/**
 * Navigates in place of this page. Where closed overlays have left entries above its own, it pushes from the entry
 * before the page, which drops them all: otherwise Back or Forward would lead to the page that was left. A page opened
 * by its address has no entry before it.
 */
export function useReplacePage(): (to: string, state?: object) => void {
  const navigate = useNavigate();
  return (to, state) => {
    const { depth } = entryOf(history.state);
    const isFirst = history.state?.idx === 0;
    const go = () => void navigate(to, { replace: depth === 0 || isFirst, state });
    if (depth === 0) return go();
    whenReached = go;
    history.go(isFirst ? -depth : -depth - 1);
  };
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
  if (whenReached) {
    event.stopImmediatePropagation();
    whenReached();
    whenReached = null;
    return;
  }
  // A navigation between pages is the router's.
  if (shown.key !== before.key || shown.depth === before.depth) return;
  event.stopImmediatePropagation();
  if (shown.depth > before.depth) {
    closed.get(shown.depth)?.();
    return;
  }
  const top = layers.at(-1);
  // A leftover entry of an overlay that was closed otherwise is skipped.
  if (!top || layers.length <= shown.depth) history.back();
  else {
    closed.set(layers.length, top.reopen);
    if (!top.isBusy) top.close();
    // After React has committed: an overlay that stayed open (a confirmation) needs its entry again.
    queueMicrotask(addEntry);
  }
}
