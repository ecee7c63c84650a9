/** Marks that set a text's direction, which nobody may bring along: an open one would turn the rest of the line. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text typed by people on one line, without marks of direction. */
const flatten = (text: string): string => text.replace(directions, '').replace(/\s+/g, ' ').trim();

/** A name or another text typed by people inside of a sentence: it keeps its own direction (FSI … PDI). */
export const isolate = (text: string): string => `\u2068${flatten(text)}\u2069`;

/** An order number, phone or address of the net inside of a sentence: left to right (LRI … PDI). */
export const isolateCode = (text: string): string => `\u2066${flatten(text)}\u2069`;

/** What people wrote in several lines, without marks of direction. */
export const linesOf = (text: string): string[] =>
  text.replace(directions, '').split(/\r\n|[\n\r\u2028\u2029]/);

/** The isolates of a sentence and what stands between them. */
export function splitIsolates(text: string): { text: string; isolated?: 'auto' | 'ltr' }[] {
  return text.split(/([\u2066\u2068][^\u2066-\u2069]*\u2069)/).map((part) => {
    if (!/^[\u2066\u2068]/.test(part)) return { text: part };
    return { text: part.slice(1, -1), isolated: part.startsWith('\u2066') ? 'ltr' : 'auto' };
  });
}

/** A sentence for places that know no isolates, as a subject: cut to `length` letters. */
export function plainLine(text: string, length = 150): string {
  const letters = [...flatten(text)];
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : letters.join('');
}
