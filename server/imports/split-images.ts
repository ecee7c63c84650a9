/** No address has a bar or an end of line in it; a comma or semicolon may be part of one, and parts two before an address alone. */
const between = /[|\n]|[,;](?=\s*https?:)/;

/** A cell of images. */
export function splitImages(cell: string): { first: string; further: string[] } {
  const [first = '', ...others] = cell
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
  return { first, further: others };
}
