import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { isFeeAnswered } from '../../../contracts/order-changes.ts';
import { answerOf } from '../../../contracts/order-revisions.ts';

/**
 * A customer's last action on an order, derived from its present state; for a correction, whether of the address or the
 * phone.
 */
export function customerActOf(
  order: AdminOrder,
): 'cancelled' | 'accepted' | 'acceptedFee' | 'declined' | 'declinedFee' | 'corrected' {
  if (order.status === 'cancelled') return 'cancelled';
  const answer = answerOf(order);
  if (!answer) return 'corrected';
  return isFeeAnswered(order.revision, answer) ? `${answer}Fee` : answer;
}
