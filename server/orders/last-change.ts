import type { orderRevisions } from './order.table.ts';

type Revision = typeof orderRevisions.$inferSelect;
type Change = { before: Revision; after: Revision };

/** The seller's change that the accepted revision is made of, below the customer's own corrections and returns, and what it changed. */
export function findLastChange(accepted: number, revisions: readonly Revision[]): Change | null {
  const find = (number: number | null) => revisions.find((one) => one.number === number);
  let after = find(accepted);
  while (after && (after.byCustomer || after.isReturn)) after = find(after.base);
  const before = after && find(after.base);
  return after && before ? { before, after } : null;
}

/** The suggestion that the customer declined last, and the order that it was made of; null once the seller has changed it since. */
export function findLastDeclined(accepted: number, revisions: readonly Revision[]): Change | null {
  // A return that was taken back is declined too, by no one's answer.
  const after = revisions.findLast(({ state, answeredAt }) => state === 'declined' && answeredAt !== null);
  const before = after && revisions.find(({ number }) => number === after.base);
  if (!after || !before) return null;
  const changed = findLastChange(accepted, revisions);
  return changed && changed.after.number > after.number ? null : { before, after };
}
