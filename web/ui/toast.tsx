import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useWhenIdle } from './use-when-idle.ts';

export type ToastMessage = {
  text: ReactNode;
  /** Image URL of the product. */
  image?: string;
  /** Action button, such as Undo; pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** Deduplication key: a toast with the same subject replaces the earlier one. */
  subject?: string;
  /** Repeats earlier information: a toast with the same subject that is still shown stays, with its action. */
  isRepeat?: boolean;
  /** Reports a saved form: removed when that form is submitted again, so that it doesn't contradict an error. */
  isFromForm?: boolean;
  /** Closes the toast early. */
  until?: AbortSignal;
  /** Stays until then, or until it is pressed or closed: an action that failed offline can be retried. */
  isWaiting?: boolean;
};

/** Queue of toasts shown before the lazy-loaded region is ready. */
export type ToastQueue = ReturnType<typeof createToastQueue>;

const ShowToast = createContext<(message: ToastMessage) => void>(() => {});

/** Returns the function that shows a toast in a polite live region. */
export const useShowToast = () => useContext(ShowToast);

/** Context of the toasts; `label` names the live region. Its code is lazy-loaded when idle or at the first interaction. */
export function ToastProvider({ label, children }: { label: string; children: ReactNode }) {
  // A stable queue: showing a toast re-renders the region only, not the consumers of the context.
  const [queue] = useState(createToastQueue);
  const [Region, setRegion] = useState<ComponentType<{ label: string; queue: ToastQueue }> | null>(null);
  const [load] = useState(() => () => {
    void import('./toast-region.tsx').then(
      (loaded) => setRegion(() => loaded.default),
      // A failed download is retried with the next toast.
      () => {},
    );
  });
  // Before a toast is waiting, so that toasts work offline.
  useWhenIdle(load);
  useEffect(() => queue.onFirst(load), [queue, load]);
  return (
    <>
      <ShowToast value={queue.show}>{children}</ShowToast>
      {Region && <Region label={label} queue={queue} />}
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
    /** Registers the lazy loader, called when a toast is waiting. */
    onFirst(fetchRegion: () => void): void {
      ask = fetchRegion;
      if (waiting.length > 0) ask();
    },
    /** Drains the queue and subscribes. Returns the unsubscribe function. */
    take(show: (message: ToastMessage) => void): () => void {
      taker = show;
      for (const message of waiting.splice(0)) show(message);
      return () => {
        taker = null;
      };
    },
  };
}
