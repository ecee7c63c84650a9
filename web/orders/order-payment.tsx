import type { Order } from '../../contracts/orders.ts';
import { describePayment, methodOf } from '../../contracts/payment-words.ts';
import { isPaymentTracked } from '../../contracts/payments.ts';
import { useLanguage } from '../i18n/language.tsx';

/** How an order is paid, and what of it is: `Bank transfer · Paid`. Of one that is to be paid as agreed, the way alone. */
export function OrderPayment({ order }: { order: Pick<Order, 'payment' | 'delivery'> }) {
  const language = useLanguage();
  const method = methodOf(order, language);
  return isPaymentTracked(order) ? `${method} · ${describePayment(order.payment, language)}` : method;
}
