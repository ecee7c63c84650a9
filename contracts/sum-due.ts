import { sumPrices } from './money.ts';
import type { Order } from './orders.ts';

/** What is still to be paid for these orders together, in JD, and for how many of them something is. */
export function sumDue(orders: readonly Pick<Order, 'payment'>[]): { due: number; count: number } {
  const unpaid = orders.filter(({ payment }) => payment.due > 0);
  return {
    due: sumPrices(unpaid.map(({ payment }) => ({ price: payment.due, quantity: 1 }))),
    count: unpaid.length,
  };
}
