/** How many cases all files of this folder run together, and the seed of their randomness: equal seeds run equal cases. */
const cases = Number(process.env.FUZZ_CASES ?? 5_000);
export const seed = Number(process.env.FUZZ_SEED ?? 2026);

/** A file's share of all cases. */
export const shareOf = (part: number): number => Math.max(1, Math.round(cases * part));

/** The timeout of a file's cases together, in milliseconds. */
export const timeoutMs = 120_000 + cases * 20;
