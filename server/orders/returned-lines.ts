import type { orderRevisions } from './order.table.ts';

type Revision = Pick<typeof orderRevisions.$inferSelect, 'number' | 'base' | 'isReturn' | 'state'>;

/** The returns that hold; one that was undone is `declined`. */
export const returnsThatHold = <R extends Revision>(revisions: readonly R[]): R[] =>
  revisions.filter(({ isReturn, state }) => isReturn && state !== 'declined');

/** What came back of an order in all its returns that hold: its lines as they were delivered, with how many of each came back. */
export function returnedLines<Line extends { position: number; quantity: number }>(
  revisions: readonly Revision[],
  linesOf: (revision: number) => readonly Line[],
): Line[] {
  const returned = new Map<number, Line>();
  for (const { number, base } of returnsThatHold(revisions)) {
    const kept = new Map(linesOf(number).map(({ position, quantity }) => [position, quantity]));
    for (const line of base === null ? [] : linesOf(base)) {
      const back = line.quantity - (kept.get(line.position) ?? 0);
      const before = returned.get(line.position);
      if (back > 0)
        returned.set(line.position, { ...(before ?? line), quantity: back + (before?.quantity ?? 0) });
    }
  }
  return [...returned.values()];
}
