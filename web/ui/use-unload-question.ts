import { useEffect } from 'react';

/** Unsaved changes: the browser asks before a reload, a navigation or closing the tab would lose them (`beforeunload`). */
export function useUnloadQuestion(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged]);
}
