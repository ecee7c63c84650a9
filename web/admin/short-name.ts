/** The longest name in a title, in characters. */
const longest = 60;

/** The longest name in a toast, in characters: with the message, two lines of a narrow phone. */
const longestInToast = 28;

/** A name in a toast: the middle of a long one is left out, since the ends distinguish names. */
export function toastName(name: string, longest = longestInToast): string {
  if (name.length <= longest) return name;
  const tail = Math.floor(longest / 3);
  return `${name.slice(0, longest - tail - 1).trimEnd()}…${name.slice(-tail).trimStart()}`;
}

/** A name within a sentence: truncated when too long, and in its own direction. */
export const shortName = (name: string): string =>
  `\u2068${name.length > longest ? `${name.slice(0, longest)}…` : name}\u2069`;
