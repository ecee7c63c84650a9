/** No address has a bar or an end of line in it; a comma or semicolon may be part of one, and parts two before an address alone. */
const between = /[|\n]|[,;](?=\s*https?:)/;

/** A cell of images: the first is the product's, the others stay behind. */
export function imagesOf(cell: string | undefined): { first: string; further: string } | undefined {
  if (cell === undefined) return undefined;
  const [first = '', ...others] = cell
    .split(between)
    .map((part) => part.trim())
    .filter(Boolean);
  return { first, further: others.join(' ') };
}
