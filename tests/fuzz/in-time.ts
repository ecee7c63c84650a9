/** The timeout of a single case in milliseconds, far beyond the slowest on a busy machine. */
const longest = 20_000;

/** Fails when a call hangs. */
export async function inTime<Result>(work: PromiseLike<Result>, what: () => string): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`hangs: ${what()}`)), longest);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
