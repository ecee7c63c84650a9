import type { orderRevisions } from './order.table.ts';

type Revision = typeof orderRevisions.$inferSelect;

/** The seller's change that the accepted revision is made of, below the customer's own corrections and returns, and what it changed. */
export function findLastChange(
  accepted: number,
  revisions: readonly Revision[],
): { before: Revision; after: Revision } | null {
  const find = (number: number | null) => revisions.find((one) => one.number === number);
  let after = find(accepted);
  while (after && (after.byCustomer || after.isReturn)) after = find(after.base);
  const before = after && find(after.base);
  return after && before ? { before, after } : null;
}
