import { isUnderWay } from '../../contracts/order-steps.ts';
import type { Order } from '../../contracts/orders.ts';

/** Whether an order's main action, its filled button, is to order again, else its details: the order is no longer under way and has something that may still be sold. */
export const isReorderMain = ({ status, items }: Pick<Order, 'status' | 'items'>): boolean =>
  !isUnderWay(status) && items.some(({ product_id }) => product_id !== null);
