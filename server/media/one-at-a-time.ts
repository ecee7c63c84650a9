let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** How many pieces of picture work wait or are under way in this process. */
export const pictureQueue = (): number => waiting;

/**
 * Decodes and encodes one picture after the other: a big one takes up to 200 MB while it is open, and pages are to be
 * answered meanwhile. Fails as the work does.
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
