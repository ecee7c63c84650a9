/**
 * The most commas and brackets in a body. The largest that the shop sends has about a thousand items. JSON.parse takes
 * tens of milliseconds for this many, but blocks the event loop for seconds for the millions that fit into a few
 * megabytes.
 */
const maxParts = 100_000;

/**
 * Parses JSON without what PostgreSQL can't store in text or jsonb: U+0000 is removed, a lone surrogate becomes U+FFFD,
 * in keys and in values. Throws a SyntaxError for invalid JSON or too many parts. Works on the text, as a reviver would
 * be called for each part.
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

/** Only escapes can contain these: decoded UTF-8 has no lone surrogate, and a raw U+0000 is invalid JSON. */
const hasUnkept = /\\u(?:0000|d[89a-f])/i;
/** Matches every escape in turn, so that an escaped backslash before a `u` is not mistaken for one. */
const escapes = /\\(?:u(?:d[89ab][\da-f]{2}(?:\\ud[c-f][\da-f]{2})?|[\da-f]{4})|[^u])/gi;

function keep(written: string): string {
  if (written === '\\u0000') return '';
  const isLone = written.length === 6 && /^\\ud[89a-f]/i.test(written);
  return isLone ? '\\ufffd' : written;
}
