import { useEffect, useState } from 'react';

/**
 * For a form that is sent before everything it needs is loaded: `wait` is called instead of sending, and the form with
 * this id is submitted automatically once it is ready. For some seconds after the tap a window may still be opened then
 * (transient activation).
 */
export function useSendWhenReady(id: string, isReady: boolean): { isWaiting: boolean; wait: () => void } {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || !isReady) return;
    setWaiting(false);
    const form = document.getElementById(id);
    if (form instanceof HTMLFormElement) form.requestSubmit();
  }, [id, isWaiting, isReady]);
  return { isWaiting, wait: () => setWaiting(true) };
}
