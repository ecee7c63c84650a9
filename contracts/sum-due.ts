import { sumPrices } from './money.ts';
import type { Order } from './orders.ts';

/** The total sum due of these orders in JD, and how many of them have one. */
export function sumDue(orders: readonly Pick<Order, 'payment'>[]): { due: number; count: number } {
  const unpaid = orders.filter(({ payment }) => payment.due > 0);
  return {
    due: sumPrices(unpaid.map(({ payment }) => ({ price: payment.due, quantity: 1 }))),
    count: unpaid.length,
  };
}
