import { isUnderWay } from '../../contracts/order-steps.ts';
import type { Order } from '../../contracts/orders.ts';

/**
 * Whether an order's main button is Reorder rather than its details: the order is complete, and some of its goods may
 * still be sold.
 */
export const isReorderMain = ({ status, items }: Pick<Order, 'status' | 'items'>): boolean =>
  !isUnderWay(status) && items.some(({ product_id }) => product_id !== null);
