import { setTimeout as wait } from 'node:timers/promises';

/**
 * Does the work for all who ask while it is under way, so that askers do not pile up behind something that hangs. Throws
 * for whoever has waited longer than `patience` milliseconds.
 */
export function inTime<T>(patience: number, work: () => Promise<T>): () => Promise<T> {
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
    const late = wait(patience, undefined, { signal: enough.signal }).then(() => {
      throw new Error(`nothing was heard for ${patience} ms`);
    });
    try {
      return await Promise.race([asked, late]);
    } finally {
      enough.abort();
    }
  };
}
