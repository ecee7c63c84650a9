import { useCallback, useEffect, useRef, useState } from 'react';
import { getImport, type ProductImport } from '../../../contracts/imports.ts';
import { call } from '../../http/api.ts';
import { expireSession, isSessionRefused } from '../../session/session.ts';

/** Polling backoff in milliseconds, growing up to the longest. */
const pauses = { shortest: 300, longest: 2000, growth: 1.3 };

export type WatchedImport = {
  value: ProductImport | null;
  hasFailed: boolean;
  /** True when applying fell back to `checked` while it was watched: it has failed. */
  gaveUp: boolean;
  /** Shows a call's answer; polls if work is in progress. */
  show: (value: ProductImport) => void;
  retry: () => void;
};

const isUnderWay = ({ state }: ProductImport) => state === 'checking' || state === 'applying';

/** Polls an import until the server's work is done. The work does not depend on the page: it may be left and reopened. */
export function useImport(id: string): WatchedImport {
  const [value, setValue] = useState<ProductImport | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [gaveUp, setGaveUp] = useState(false);
  const [round, setRound] = useState(0);
  const wasApplying = useRef(false);
  const retry = useCallback(() => setRound((count) => count + 1), []);

  const take = useCallback((next: ProductImport) => {
    setFailed(false);
    setValue(next);
    setGaveUp(wasApplying.current && next.state === 'checked');
    wasApplying.current = next.state === 'applying';
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks anew.
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pause = pauses.shortest;
    const ask = async () => {
      try {
        const next = await call(getImport, { id }, { signal: stop.signal });
        if (stop.signal.aborted) return;
        take(next);
        if (!isUnderWay(next)) return;
        timer = setTimeout(ask, pause);
        pause = Math.min(pause * pauses.growth, pauses.longest);
      } catch (error) {
        if (stop.signal.aborted) return;
        if (isSessionRefused(error)) expireSession(retry);
        setFailed(true);
      }
    };
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [id, round, take, retry]);

  const show = (next: ProductImport) => {
    take(next);
    if (isUnderWay(next)) retry();
  };
  return { value, hasFailed, gaveUp, show, retry };
}
