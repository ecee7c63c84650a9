import type { Order } from '../../contracts/orders.ts';
import { describePayment, methodOf } from '../../contracts/payment-words.ts';
import { isPaymentTracked } from '../../contracts/payments.ts';
import { useLanguage } from '../i18n/language.tsx';

type OrderPaymentProps = {
  order: Pick<Order, 'payment' | 'delivery'>;
  /** Whether what was refunded, or is to be, is left out, where it is said beside the returned goods. */
  withoutRefund?: boolean;
};

/** The payment method and state of an order: `Bank transfer · Paid`. For payment as agreed in the chat, only the method. */
export function OrderPayment({ order, withoutRefund = false }: OrderPaymentProps) {
  const language = useLanguage();
  const method = methodOf(order, language);
  const isRefund = ['refunded', 'refund_due'].includes(order.payment.state);
  return isPaymentTracked(order) && !(withoutRefund && isRefund)
    ? `${method} · ${describePayment(order.payment, language)}`
    : method;
}
