/** How many cases all files of this folder try together, and where their randomness begins: the same seed tries the same. */
const cases = Number(process.env.FUZZ_CASES ?? 5_000);
export const seed = Number(process.env.FUZZ_SEED ?? 2026);

/** A file's part of all cases. */
export const shareOf = (part: number): number => Math.max(1, Math.round(cases * part));

/** How long a file's cases may take together, in milliseconds: with more of them, more. */
export const timeoutMs = 120_000 + cases * 20;

/** No case may take so long; in milliseconds, and far beyond what a busy machine needs for the slowest. */
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

/** What only the shop's own code, its libraries and its database say. No input of this folder holds any of it. */
const internals =
  /node_modules|file:\/\/|\.(?:ts|mjs|js):\d|\bat (?:async |new )?[\w.<>]+ \(|drizzle|SQLSTATE|violates |duplicate key|syntax error at|relation "|column "|\bpg_|is not a function|is not iterable|\bundefined\b|Cannot read|[a-z]Error\b|ECONN|ENOENT|Invalid input/;

/** The part of an answer that tells how the shop is made, or null. */
export const leakIn = (text: string): string | null => internals.exec(text)?.[0] ?? null;
