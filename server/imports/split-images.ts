/** Separators between the URLs of a cell. A comma or semicolon may be part of a URL, so it separates only where `http` follows. */
const between = /[|\n]|[,;](?=\s*https?:)/;

/** The URLs of a cell of an imported file: the first image, and further ones. */
export function splitImages(cell: string): { first: string; further: string[] } {
  const [first = '', ...others] = cell
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
  return { first, further: others };
}
