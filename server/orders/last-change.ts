import type { orderRevisions } from './order.table.ts';

type Revision = typeof orderRevisions.$inferSelect;
type Change = { before: Revision; after: Revision };

/**
 * The seller's last change within the accepted revision, before any corrections of the customer and returns, with the
 * revision before it.
 */
export function findLastChange(accepted: number, revisions: readonly Revision[]): Change | null {
  const find = (number: number | null) => revisions.find((one) => one.number === number);
  let after = find(accepted);
  while (after && (after.byCustomer || after.isReturn)) after = find(after.base);
  const before = after && find(after.base);
  return after && before ? { before, after } : null;
}

/** The suggestion that the customer declined last, with the order before it; null once the seller has changed the order since. */
export function findLastDeclined(accepted: number, revisions: readonly Revision[]): Change | null {
  // A return that was undone has the state `declined`, too, but no answer.
  const after = revisions.findLast(({ state, answeredAt }) => state === 'declined' && answeredAt !== null);
  const before = after && revisions.find(({ number }) => number === after.base);
  if (!after || !before) return null;
  const changed = findLastChange(accepted, revisions);
  return changed && changed.after.number > after.number ? null : { before, after };
}
