import { useSyncExternalStore } from 'react';

/** `navigator.onLine`: false is reliable; true only means that there is some network. */
export const isOnline = (): boolean => navigator.onLine;

function follow(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** The same as a hook (`online` and `offline` events). SSR assumes online. */
export const useOnline = (): boolean => useSyncExternalStore(follow, isOnline, () => true);
