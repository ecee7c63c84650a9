import { useRef, useState } from 'react';
import { ApiError, describeError } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { expireSession, isSessionRefused } from './session.ts';

export type Action = {
  isBusy: boolean;
  /** Error message of the last attempt, in the reader's language. */
  failure: string | null;
  /** Starts the action unless it is pending (double tap). */
  start: () => void;
};

/**
 * Pending and error state of an async button. A 401 opens the login modal and retries for the same account. `failed` prefixes
 * the message when the error has no text of its own.
 */
export function useAction(perform: () => Promise<void>, failed = ''): Action {
  const words = useWords();
  const underWay = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const start = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setFailure(null);
    try {
      await perform();
    } catch (error) {
      if (isSessionRefused(error)) expireSession(() => void start());
      else {
        const isClear = error instanceof ApiError && error.code !== 'network' && error.code !== 'unknown';
        setFailure(`${isClear ? '' : failed} ${describeError(error, words)}`.trim());
      }
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, failure, start: () => void start() };
}
