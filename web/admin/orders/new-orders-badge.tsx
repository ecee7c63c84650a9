import { TabBadge } from '../tab-badge.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useNewOrders } from './new-orders.ts';

/** How many orders have come that nobody has looked at, beside the tab's name. */
export function NewOrdersBadge() {
  const { orders } = useAdminWords();
  const count = useNewOrders(({ ids }) => ids.length);
  return <TabBadge count={count} label={orders.arrived(count)} />;
}
