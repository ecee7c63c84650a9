import type { DeliveryMethod, OrderStatus } from '../../../contracts/orders.ts';
import { useAdminWords } from '../use-admin-words.ts';

/** The name of the action that gives an order a status. */
export function useStepName(): (to: OrderStatus, method: DeliveryMethod) => string {
  const { orders } = useAdminWords();
  const ofPickup: Partial<Record<OrderStatus, string>> = orders.nextOfPickup;
  return (to, method) => (method === 'pickup' && ofPickup[to]) || orders.next[to];
}
