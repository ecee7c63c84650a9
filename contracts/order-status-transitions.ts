import type { Order, OrderStatus } from './orders.ts';

/** The statuses of an order in order, up to its delivery. */
export const orderSteps: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered'];

/** The statuses in which the goods have yet to be picked or packed. */
export const toPrepare: readonly OrderStatus[] = ['pending', 'processing'];

/** Whether an order was neither delivered nor cancelled. */
export const isUnderWay = (status: OrderStatus): boolean => orderSteps.slice(0, -1).includes(status);

/** The following status; null when the order was delivered or cancelled. */
export const nextStatus = (status: OrderStatus): OrderStatus | null =>
  status === 'cancelled' ? null : (orderSteps[orderSteps.indexOf(status) + 1] ?? null);

type Stepping = Pick<Order, 'status'> & { delivery: Pick<Order['delivery'], 'fee_pending'> };

/** The next status of an order: null while delivery has no price that its customer has accepted. */
export const nextStep = ({ status, delivery }: Stepping): OrderStatus | null =>
  delivery.fee_pending ? null : nextStatus(status);

/** Whether a change of status is unusual: a step back, a cancellation, or the end of one. These ask for confirmation. */
export const isUnusualStep = (from: OrderStatus, to: OrderStatus): boolean =>
  to === 'cancelled' || orderSteps.indexOf(to) < orderSteps.indexOf(from) || from === 'cancelled';
