import { useEffect, useState } from 'react';

/**
 * For a form that is sent before all that it asks for has come: `wait` is called instead of sending, and the form with this id is sent
 * by itself once it is ready. A window may still be opened then, within some seconds of the tap (transient activation).
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
