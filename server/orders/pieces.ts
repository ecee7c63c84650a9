import type { OrderedPart } from './order.table.ts';

type Made = { id: string; parts: OrderedPart[] | null };

/** The pieces that are taken for some of a product: its own, or those of its parts. */
const piecesOf = ({ id, parts }: Made, quantity = 1): { id: string; pieces: number }[] =>
  parts
    ? parts.map((part) => ({ id: part.id, pieces: part.quantity * quantity }))
    : [{ id, pieces: quantity }];

/** What is taken for lines, by the product: a box and its part in one order take the same pieces. */
export function piecesOfLines(lines: readonly { product: Made; quantity: number }[]): Map<string, number> {
  const taken = new Map<string, number>();
  for (const { product, quantity } of lines)
    for (const { id, pieces } of piecesOf(product, quantity)) taken.set(id, (taken.get(id) ?? 0) + pieces);
  return taken;
}

/**
 * How many of a product can still be had, of the pieces that are left of those that are counted, when others are taken before; null
 * where none is counted.
 */
export function leftOf(
  product: Made,
  left: ReadonlyMap<string, number>,
  taken: ReadonlyMap<string, number> = new Map(),
): number | null {
  const each = piecesOf(product).flatMap(({ id, pieces }) => {
    const own = left.get(id);
    return own === undefined ? [] : [Math.max(0, Math.floor((own - (taken.get(id) ?? 0)) / pieces))];
  });
  return each.length === 0 ? null : Math.min(...each);
}
