import { useSyncExternalStore } from 'react';

/** Whether the browser has a network at all. It may be wrong about a bad one, never about none. */
export const isOnline = (): boolean => navigator.onLine;

function follow(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** The same, as it changes. The server draws pages for those who could ask for them. */
export const useOnline = (): boolean => useSyncExternalStore(follow, isOnline, () => true);
