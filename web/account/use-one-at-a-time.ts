import { useRef, useState } from 'react';
import { describeError } from '../api.ts';
import { useWords } from '../i18n/language.tsx';
import { expireSession, isSessionRefused } from '../state/session.ts';

type Task = {
  isBusy: boolean;
  /** Why the last try failed, in the reader's language. */
  failure: string | null;
  /** Starts, unless it is under way: a double tap is one. */
  start: () => void;
};

/** What a button does that takes time and may fail. After a session that is over it is done once somebody is back. */
export function useOneAtATime(perform: () => Promise<void>): Task {
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
      else setFailure(describeError(error, words));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return { isBusy, failure, start: () => void start() };
}
