import type { Order, OrderStatus } from './orders.ts';

const steps: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered'];

/** The status that comes next; null when the order has arrived or was cancelled. */
export const nextStatus = (status: OrderStatus): OrderStatus | null =>
  status === 'cancelled' ? null : (steps[steps.indexOf(status) + 1] ?? null);

type Stepping = Pick<Order, 'status'> & { delivery: Pick<Order['delivery'], 'fee_pending'> };

/** The same of an order: none while delivery has no price that its customer has accepted. */
export const nextStep = ({ status, delivery }: Stepping): OrderStatus | null =>
  delivery.fee_pending ? null : nextStatus(status);

/** Whether a change is one that is rarely meant: a step back, a cancelling, or the end of one. Those are asked about. */
export const isUnusualStep = (from: OrderStatus, to: OrderStatus): boolean =>
  to === 'cancelled' || steps.indexOf(to) < steps.indexOf(from) || from === 'cancelled';
