/** The most of a name that a title holds, in characters. */
const longest = 60;

/** The most of a name that a toast holds, in characters: with what happened to it, two lines of a narrow phone. */
const longestInToast = 28;

/** A name in a toast: of a long one the middle is left out, since the ends tell two apart. */
export function toastName(name: string, longest = longestInToast): string {
  if (name.length <= longest) return name;
  const tail = Math.floor(longest / 3);
  return `${name.slice(0, longest - tail - 1).trimEnd()}…${name.slice(-tail).trimStart()}`;
}

/** A name as a part of a sentence: cut off where it would bury the sentence, and in its own direction. */
export const shortName = (name: string): string =>
  `\u2068${name.length > longest ? `${name.slice(0, longest)}…` : name}\u2069`;
