import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does the work for all who ask while it is under way, so that askers do not pile up behind something that hangs. Throws
 * for whoever has waited longer than `timeoutMs` milliseconds.
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
