import type { Order } from '../../../contracts/orders.ts';

/** Hides the state "unpaid" until the order is delivered, unless a payment was refunded. */
export const isPaymentStateShown = ({ payment, status }: Pick<Order, 'payment' | 'status'>): boolean =>
  payment.state !== 'unpaid' || payment.refunded !== 0 || status === 'delivered';
