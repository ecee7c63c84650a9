import { useCallback, useEffect, useState } from 'react';
import { getImportPictures, type ImportPictures } from '../../../contracts/import-pictures.ts';
import { call } from '../../http/api.ts';
import { expireSession, isSessionRefused } from '../../session/session.ts';

/** Polling interval, in milliseconds. */
const pause = 2000;

export type WatchedPictures = {
  value: ImportPictures | null;
  hasFailed: boolean;
  /** Starts polling again. */
  watch: () => void;
};

/** Polls the copying of an import's pictures until none is pending. */
export function useImportPictures(id: string): WatchedPictures {
  const [value, setValue] = useState<ImportPictures | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const watch = useCallback(() => setRound((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks anew.
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const next = await call(getImportPictures, { id }, { signal: stop.signal });
        if (stop.signal.aborted) return;
        setFailed(false);
        setValue(next);
        if (next.copied + next.failed < next.total) timer = setTimeout(ask, pause);
      } catch (error) {
        if (stop.signal.aborted) return;
        if (isSessionRefused(error)) expireSession(watch);
        setFailed(true);
      }
    };
    void ask();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [id, round, watch]);

  return { value, hasFailed, watch };
}
