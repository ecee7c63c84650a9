import { orderedItems } from '../../contracts/order-changes.ts';
import { isUnderWay } from '../../contracts/order-status-transitions.ts';
import type { Order } from '../../contracts/orders.ts';

/**
 * Whether an order's main button is Reorder rather than its details: the order is complete, and some of its goods may
 * still be sold.
 */
export const isReorderMain = (order: Pick<Order, 'status' | 'items' | 'returned'>): boolean =>
  !isUnderWay(order.status) && orderedItems(order).some(({ product_id }) => product_id !== null);
