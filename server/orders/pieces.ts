import type { OrderedPart } from './order.table.ts';

type Made = { id: string; parts: OrderedPart[] | null };

/** The pieces that a quantity of a product takes: its own, or those of its parts. */
const piecesOf = ({ id, parts }: Made, quantity = 1): { id: string; pieces: number }[] =>
  parts
    ? parts.map((part) => ({ id: part.id, pieces: part.quantity * quantity }))
    : [{ id, pieces: quantity }];

/** The pieces taken by lines, by product: a box and its part in one order share the stock. */
export function piecesOfLines(lines: readonly { product: Made; quantity: number }[]): Map<string, number> {
  const taken = new Map<string, number>();
  for (const { product, quantity } of lines)
    for (const { id, pieces } of piecesOf(product, quantity)) taken.set(id, (taken.get(id) ?? 0) + pieces);
  return taken;
}

/**
 * How many of a product are available from the pieces left of counted products, after others are taken; null where
 * nothing is counted.
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
