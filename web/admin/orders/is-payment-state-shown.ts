import type { Order } from '../../../contracts/orders.ts';

/** That nothing is paid goes without saying until the order is delivered, unless what was paid went back. */
export const isPaymentStateShown = ({ payment, status }: Pick<Order, 'payment' | 'status'>): boolean =>
  payment.state !== 'unpaid' || payment.refunded !== 0 || status === 'delivered';
