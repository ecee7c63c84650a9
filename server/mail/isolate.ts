/** Bidirectional control characters, removed from typed text: an unclosed one would reorder the rest of the line. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/** Typed text on one line, without bidi control characters. */
const flatten = (text: string): string =>
  text
    .replace(directions, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** Wraps a name or another typed text in a first-strong isolate (FSI … PDI), so that it keeps its own direction. */
export const isolate = (text: string): string => `\u2068${flatten(text)}\u2069`;

/** Wraps an order number, phone or URL in a left-to-right isolate (LRI … PDI). */
export const isolateCode = (text: string): string => `\u2066${flatten(text)}\u2069`;

/** The lines of a typed text, without bidirectional control characters. */
export const linesOf = (text: string): string[] =>
  text.replace(directions, '').split(/\r\n|[\n\r\u2028\u2029]/);

/** Splits a sentence into isolates and the text between them. */
export function splitIsolates(text: string): { text: string; isolated?: 'auto' | 'ltr' }[] {
  return text.split(/([\u2066\u2068][^\u2066-\u2069]*\u2069)/).map((part) => {
    if (!/^[\u2066\u2068]/.test(part)) return { text: part };
    return { text: part.slice(1, -1), isolated: part.startsWith('\u2066') ? 'ltr' : 'auto' };
  });
}

/** Plain text without isolates, for subjects and the like: cut to `length` characters. */
export function plainLine(text: string, length = 150): string {
  const letters = [...flatten(text)];
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : letters.join('');
}
