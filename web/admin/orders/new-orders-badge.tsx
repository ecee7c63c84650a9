import { TabBadge } from '../tab-badge.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useNewOrders } from './new-orders.ts';

/** Badge on the Orders tab: the number of orders not viewed yet. */
export function NewOrdersBadge() {
  const { orders } = useAdminWords();
  const count = useNewOrders(({ ids }) => ids.length);
  return <TabBadge count={count} label={orders.arrived(count)} />;
}
