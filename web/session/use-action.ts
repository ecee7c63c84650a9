import { useRef, useState } from 'react';
import { ApiError, describeError } from '../http/api.ts';
import { useWords } from '../i18n/language.tsx';
import { expireSession, isSessionRefused } from './session.ts';

export type Action = {
  isBusy: boolean;
  /** Why the last try failed, in the reader's language. */
  failure: string | null;
  /** Starts, unless it is under way: a double tap is one. */
  start: () => void;
};

/**
 * What a button does that takes time and may fail. After a session that is over it is done once the same account has logged
 * in again. `failed` begins the message where the error has no text of its own for the reader.
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
