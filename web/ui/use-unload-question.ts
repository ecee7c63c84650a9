import { useEffect } from 'react';

/** Unsaved changes: the browser asks before a reload, another address or the end of the tab would lose them (`beforeunload`). */
export function useUnloadQuestion(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
}
