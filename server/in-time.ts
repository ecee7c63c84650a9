import { setTimeout as wait } from 'node:timers/promises';

/**
 * Single flight with a timeout: calls while `work` is running share its promise, so that a hanging dependency builds up
 * no queue. Rejects for a caller after `timeoutMs` milliseconds; the work itself continues.
 */
export function inTime<T>(timeoutMs: number, work: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | undefined;
  return async () => {
    const asked = underWay ?? work();
    if (!underWay) {
      underWay = asked;
      const end = () => {
        underWay = undefined;
      };
      asked.then(end, end);
    }
    const enough = new AbortController();
    const late = wait(timeoutMs, undefined, { signal: enough.signal }).then(() => {
      throw new Error(`nothing was heard for ${timeoutMs} ms`);
    });
    try {
      return await Promise.race([asked, late]);
    } finally {
      enough.abort();
    }
  };
}
