/**
 * How many commas and brackets a body may have. The largest that the shop sends names some thousand things; JSON.parse takes tens of
 * milliseconds for this many, and seconds for the millions that fit into a few megabytes, in which no other request is answered.
 */
const maxParts = 100_000;

/**
 * Parses JSON, without what PostgreSQL stores neither in text nor in jsonb: U+0000 is left out, a lone surrogate becomes U+FFFD, in keys
 * as in values. Throws a SyntaxError for what is no JSON or has too many parts. Works on the text, since a reviver is called for each part.
 */
export function parseJson(text: string): unknown {
  if (countParts(text) > maxParts) throw new SyntaxError('the body has too many parts');
  return JSON.parse(hasUnkept.test(text) ? text.replace(escapes, keep) : text);
}

function countParts(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === comma || code === bracket || code === brace) count += 1;
  }
  return count;
}
const [comma, bracket, brace] = [',', '[', '{'].map((sign) => sign.charCodeAt(0));

/** Escapes alone can hold either: decoded UTF-8 has no lone surrogate, and U+0000 itself is no JSON. */
const hasUnkept = /\\u(?:0000|d[89a-f])/i;
/** Every escape in turn, so that an escaped backslash before a `u` is not mistaken for one. */
const escapes = /\\(?:u(?:d[89ab][\da-f]{2}(?:\\ud[c-f][\da-f]{2})?|[\da-f]{4})|[^u])/gi;

function keep(written: string): string {
  if (written === '\\u0000') return '';
  const isLone = written.length === 6 && /^\\ud[89a-f]/i.test(written);
  return isLone ? '\\ufffd' : written;
}
