import { useEffect, useRef, useState } from 'react';

export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; value: Value; retry: () => void };

/** Loads data once in the browser: public pages do without the query library of account and admin. */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ to: number; loaded: Loaded<Value> }>();
  const latestLoad = useRef(load);

  useEffect(() => {
    const stop = new AbortController();
    const settle = (loaded: Loaded<Value>) => {
      if (!stop.signal.aborted) setAnswer({ to: tries, loaded });
    };
    const retry = () => setTries((count) => count + 1);
    latestLoad.current(stop.signal).then(
      (value) => settle({ status: 'ready', value, retry }),
      (error: unknown) => settle({ status: 'failed', error, retry }),
    );
    return () => stop.abort();
  }, [tries]);

  return answer?.to === tries ? answer.loaded : { status: 'loading' };
}
