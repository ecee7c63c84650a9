let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** The number of image tasks in this process that are waiting or running. */
export const imageQueue = (): number => waiting;

/**
 * A queue of concurrency one for decoding and encoding: a large image takes up to 200 MB. Rejects as the work does; a
 * failed task does not stop the others.
 */
export async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  waiting += 1;
  const result = last.then(work);
  last = result.catch(() => null);
  try {
    return await result;
  } finally {
    waiting -= 1;
  }
}
