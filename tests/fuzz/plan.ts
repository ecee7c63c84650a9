/** How many cases all files of this folder run together, and the seed of their randomness: equal seeds run equal cases. */
const cases = Number(process.env.FUZZ_CASES ?? 5_000);
export const seed = Number(process.env.FUZZ_SEED ?? 2026);

/** A file's share of all cases. */
export const shareOf = (part: number): number => Math.max(1, Math.round(cases * part));

/** The timeout of a file's cases together, in milliseconds. */
export const timeoutMs = 120_000 + cases * 20;

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

/** Texts that only occur in the shop's own code, its libraries and its database; no input of this folder contains any. */
const internals =
  /node_modules|file:\/\/|\.(?:ts|mjs|js):\d|\bat (?:async |new )?[\w.<>]+ \(|drizzle|SQLSTATE|violates |duplicate key|syntax error at|relation "|column "|\bpg_|is not a function|is not iterable|\bundefined\b|Cannot read|[a-z]Error\b|ECONN|ENOENT|Invalid input/;

/** The part of an answer that reveals internals, or null. */
export const leakIn = (text: string): string | null => internals.exec(text)?.[0] ?? null;
