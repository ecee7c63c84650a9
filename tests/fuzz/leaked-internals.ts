/** Texts that only occur in the shop's own code, its libraries and its database; no input of this folder contains any. */
const internals =
  /node_modules|file:\/\/|\.(?:ts|mjs|js):\d|\bat (?:async |new )?[\w.<>]+ \(|drizzle|SQLSTATE|violates |duplicate key|syntax error at|relation "|column "|\bpg_|is not a function|is not iterable|\bundefined\b|Cannot read|[a-z]Error\b|ECONN|ENOENT|Invalid input/;

/** The part of an answer that reveals internals, or null. */
export const leakIn = (text: string): string | null => internals.exec(text)?.[0] ?? null;
