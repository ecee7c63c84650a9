import { useState } from 'react';
import { ApiError, describeError } from '../api.ts';
import { useWords } from '../i18n/language.tsx';
import { expireSession, isSessionRefused } from '../state/session.ts';

/** Something that is done once however often it is pressed; `failed` begins what is shown when it did not work. */
export function useDeed(failed: string, work: () => Promise<void>) {
  const words = useWords();
  const [isBusy, setBusy] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    setAlert(null);
    try {
      await work();
    } catch (error) {
      if (isSessionRefused(error)) expireSession();
      const isClear = error instanceof ApiError && error.code !== 'network' && error.code !== 'unknown';
      setAlert(isClear ? describeError(error, words) : `${failed} ${describeError(error, words)}`);
    }
    setBusy(false);
  };
  return { isBusy, alert, run: () => void run() };
}
