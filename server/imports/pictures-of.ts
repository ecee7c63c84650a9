/** A cell of pictures, with commas between: the first is the product's, the others stay behind. */
export function picturesOf(cell: string | undefined): { first: string; further: string } | undefined {
  if (cell === undefined) return undefined;
  const [first = '', ...others] = cell.split(/,(?=\s*https?:)/).map((part) => part.trim());
  return { first, further: others.join(' ') };
}
