/** The most of a name that a title holds, in characters. */
const longest = 60;

/** A name as a part of a sentence: cut off where it would bury the sentence, and in its own direction. */
export const shortName = (name: string): string =>
  `\u2068${name.length > longest ? `${name.slice(0, longest)}…` : name}\u2069`;
