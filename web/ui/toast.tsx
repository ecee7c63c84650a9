import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';

export type ToastMessage = {
  text: ReactNode;
  /** Address of a picture of the thing. */
  picture?: string;
  /** Something to press, as Undo; the message goes when it was pressed. */
  action?: { label: string; onPress: () => void };
  /** What it is about: a later word about the same takes the place of this one. */
  subject?: string;
  /** Takes it away before its time, when what it tells of has been seen. */
  until?: AbortSignal;
};

/** Where words wait for the corner that shows them. */
export type ToastQueue = ReturnType<typeof createToastQueue>;

const ShowToast = createContext<(message: ToastMessage) => void>(() => {});

/** Gives a function that shows a short word at the top end corner, told politely to readers. */
export const useShowToast = () => useContext(ShowToast);

/** Stands around the pages; `label` names the corner to readers. The corner comes once the page is at rest, or with the first press. */
export function ToastProvider({ label, children }: { label: string; children: ReactNode }) {
  // Made once, so that a toast redraws its own corner and none of those who can show one.
  const [queue] = useState(createToastQueue);
  const [Corner, setCorner] = useState<ComponentType<{ label: string; queue: ToastQueue }> | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const load = () =>
      void import('./toast-corner.tsx').then(
        (loaded) => setCorner(() => loaded.default),
        // The next word tries again.
        () => {},
      );
    for (const type of ['pointerdown', 'keydown'] as const)
      window.addEventListener(type, load, { once: true, passive: true, signal: stop.signal });
    // At rest already, so that it is there when the network is not. Safari knows no such thing.
    const rest = window.requestIdleCallback?.(load, { timeout: 2000 });
    queue.onFirst(load);
    return () => {
      stop.abort();
      if (rest !== undefined) window.cancelIdleCallback(rest);
    };
  }, [queue]);
  return (
    <>
      <ShowToast value={queue.show}>{children}</ShowToast>
      {Corner && <Corner label={label} queue={queue} />}
    </>
  );
}

function createToastQueue() {
  const waiting: ToastMessage[] = [];
  let taker: ((message: ToastMessage) => void) | null = null;
  let ask = () => {};
  return {
    show(message: ToastMessage): void {
      if (taker) taker(message);
      else {
        waiting.push(message);
        ask();
      }
    },
    /** Who fetches the corner when there is something to show. */
    onFirst(fetchCorner: () => void): void {
      ask = fetchCorner;
      if (waiting.length > 0) ask();
    },
    /** Hands over what waits and all that follows; answers how to stop. */
    take(show: (message: ToastMessage) => void): () => void {
      taker = show;
      for (const message of waiting.splice(0)) show(message);
      return () => {
        taker = null;
      };
    },
  };
}
