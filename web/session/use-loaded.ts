import { useEffect, useRef, useState } from 'react';
import { expireSession, isSessionRefused } from './session.ts';

export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; value: Value };

/** Stale-while-revalidate: the last value, kept while the next is loading or has failed. */
export function useLatest<Value>(loaded: Loaded<Value>): Value | null {
  const latest = useRef<Value>(null);
  if (loaded.status === 'ready') latest.current = loaded.value;
  return latest.current;
}

/**
 * Loads data in the browser (nothing personal in SSR). A changed `key` reloads and aborts the previous request, null waits. A
 * 401 opens the login modal and retries after it.
 */
export function useLoaded<Value>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<Value>,
): Loaded<Value> {
  const [tries, setTries] = useState(0);
  const [answer, setAnswer] = useState<{ of: string; loaded: Loaded<Value> }>();
  const latestLoad = useRef(load);
  latestLoad.current = load;
  const attempt = key === null ? null : `${tries} ${key}`;

  useEffect(() => {
    if (attempt === null) return;
    const stop = new AbortController();
    const settle = (loaded: Loaded<Value>) => {
      if (!stop.signal.aborted) setAnswer({ of: attempt, loaded });
    };
    latestLoad.current(stop.signal).then(
      (value) => settle({ status: 'ready', value }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const retry = () => setTries((count) => count + 1);
        if (isSessionRefused(error)) expireSession(retry);
        settle({ status: 'failed', error, retry });
      },
    );
    return () => stop.abort();
  }, [attempt]);

  return answer && answer.of === attempt ? answer.loaded : { status: 'loading' };
}
