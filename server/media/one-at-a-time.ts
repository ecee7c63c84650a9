let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** How many pieces of image work wait or are under way in this process. */
export const imageQueue = (): number => waiting;

/**
 * A queue of concurrency one for decoding and encoding: a big image takes up to 200 MB while open. Rejects as the
 * work does; one that fails stops no other.
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
