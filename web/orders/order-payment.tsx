import type { Order } from '../../contracts/orders.ts';
import { describePayment, paymentWords } from '../../contracts/payment-words.ts';
import { isToldToCustomer } from '../../contracts/payments.ts';
import { useLanguage } from '../i18n/language.tsx';

/** How an order is paid, and what of it is: `Bank transfer · Paid`. Of one that is to be paid as agreed, the way alone. */
export function OrderPayment({ order }: { order: Pick<Order, 'payment'> }) {
  const language = useLanguage();
  const method = paymentWords[language].methods[order.payment.method];
  return isToldToCustomer(order) ? `${method} · ${describePayment(order.payment, language)}` : method;
}
