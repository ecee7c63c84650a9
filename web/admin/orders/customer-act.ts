import type { AdminOrder } from '../../../contracts/admin-orders.ts';
import { isFeeAlone } from '../../../contracts/order-changes.ts';
import { answerOf } from '../../../contracts/order-revisions.ts';

/** Which change the seller has suggested was answered last: whether it was the price of the delivery alone. */
export const isFeeAnswered = (
  { revision: { changed, declined } }: AdminOrder,
  isDeclined: boolean,
): boolean => {
  const answered = isDeclined ? declined : changed;
  return answered !== null && isFeeAlone(answered.before, answered.after);
};

/** What a customer has just done to an order, by what it is now; what was corrected is the address or the phone. */
export function customerActOf(
  order: AdminOrder,
): 'cancelled' | 'accepted' | 'acceptedFee' | 'declined' | 'declinedFee' | 'corrected' {
  if (order.status === 'cancelled') return 'cancelled';
  const answer = answerOf(order);
  if (!answer) return 'corrected';
  return isFeeAnswered(order, answer === 'declined') ? `${answer}Fee` : answer;
}
