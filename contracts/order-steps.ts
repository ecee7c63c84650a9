import type { Order, OrderStatus } from './orders.ts';

/** What an order goes through until it has arrived. */
export const orderSteps: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered'];

/** The statuses in which the goods are still to be picked or packed. */
export const toPrepare: readonly OrderStatus[] = ['pending', 'processing'];

/** Whether an order has neither arrived nor was cancelled. */
export const isUnderWay = (status: OrderStatus): boolean => orderSteps.slice(0, -1).includes(status);

/** The status that comes next; null when the order has arrived or was cancelled. */
export const nextStatus = (status: OrderStatus): OrderStatus | null =>
  status === 'cancelled' ? null : (orderSteps[orderSteps.indexOf(status) + 1] ?? null);

type Stepping = Pick<Order, 'status'> & { delivery: Pick<Order['delivery'], 'fee_pending'> };

/** The next status of an order: null while delivery has no price that its customer has accepted. */
export const nextStep = ({ status, delivery }: Stepping): OrderStatus | null =>
  delivery.fee_pending ? null : nextStatus(status);

/** Whether a change is one that is rarely meant: a step back, a cancelling, or the end of one. Those are asked about. */
export const isUnusualStep = (from: OrderStatus, to: OrderStatus): boolean =>
  to === 'cancelled' || orderSteps.indexOf(to) < orderSteps.indexOf(from) || from === 'cancelled';
