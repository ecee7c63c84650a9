import type { Order } from '../../contracts/orders.ts';
import { describePayment, methodOf } from '../../contracts/payment-words.ts';
import { isPaymentTracked } from '../../contracts/payments.ts';
import { useLanguage } from '../i18n/language.tsx';

/** The payment method and state of an order: `Bank transfer · Paid`. For payment as agreed in the chat, only the method. */
export function OrderPayment({ order }: { order: Pick<Order, 'payment' | 'delivery'> }) {
  const language = useLanguage();
  const method = methodOf(order, language);
  return isPaymentTracked(order) ? `${method} · ${describePayment(order.payment, language)}` : method;
}
