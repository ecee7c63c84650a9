import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { isFeeAnswered } from '../../../contracts/order-changes.ts';
import { answerOf } from '../../../contracts/order-revisions.ts';

/** What a customer has just done to an order, by what it is now; what was corrected is the address or the phone. */
export function customerActOf(
  order: AdminOrder,
): 'cancelled' | 'accepted' | 'acceptedFee' | 'declined' | 'declinedFee' | 'corrected' {
  if (order.status === 'cancelled') return 'cancelled';
  const answer = answerOf(order);
  if (!answer) return 'corrected';
  return isFeeAnswered(order.revision, answer) ? `${answer}Fee` : answer;
}
