import { useEffect, useRef, useState } from 'react';
import { repeat } from '../browser/repeat.ts';
import { ApiError } from '../http/api.ts';

export type Loaded<Value> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; value: Value; retry: () => void };

const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'network' || error.status === 503);

/**
 * Loads data once in the browser, and retries automatically while offline or while the shop is overloaded: public pages
 * work without the query library of account and admin.
 */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loaded<Value> {
  const [loaded, setLoaded] = useState<Loaded<Value>>({ status: 'loading' });
  const latestLoad = useRef(load);
  useEffect(() => {
    latestLoad.current = load;
  });

  useEffect(() => {
    let latest = new AbortController();
    let isUnreached = false;
    const ask = () => {
      latest.abort();
      latest = new AbortController();
      const { signal } = latest;
      const settle = (answer: Loaded<Value>) => {
        if (signal.aborted) return;
        setLoaded(answer);
        isUnreached = answer.status === 'failed' && mayPass(answer.error);
        if (isUnreached) repeated.failed();
        else repeated.succeeded();
      };
      latestLoad.current(signal).then(
        (value) => settle({ status: 'ready', value, retry }),
        (error: unknown) => settle({ status: 'failed', error, retry }),
      );
    };
    const retry = () => {
      setLoaded({ status: 'loading' });
      ask();
    };
    const repeated = repeat(() => {
      if (isUnreached) ask();
    });
    ask();
    return () => {
      repeated.stop();
      latest.abort();
    };
  }, []);

  return loaded;
}
