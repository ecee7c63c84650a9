import type { OrderStatus } from './orders.ts';

const steps: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered'];

/** The status that comes next; null when the order has arrived or was cancelled. */
export const nextStatus = (status: OrderStatus): OrderStatus | null =>
  status === 'cancelled' ? null : (steps[steps.indexOf(status) + 1] ?? null);

/** Whether a change is one that is rarely meant: a step back, a cancelling, or the end of one. Those are asked about. */
export const isUnusualStep = (from: OrderStatus, to: OrderStatus): boolean =>
  to === 'cancelled' || steps.indexOf(to) < steps.indexOf(from) || from === 'cancelled';
