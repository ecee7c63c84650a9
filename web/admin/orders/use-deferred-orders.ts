import { useCallback, useState } from 'react';
import { useNewOrders } from './new-orders.ts';

/**
 * Which of the new orders the list does not show yet, since they would move the rows under a finger (`DeferredOrders` decides how
 * long), and which of them it does. With another `key` the list is another one, and has them all.
 */
export function useDeferredOrders(key: string) {
  const ids = useNewOrders((state) => state.ids);
  const [released, setReleased] = useState({ key, ids });
  if (released.key !== key) setReleased({ key, ids });
  const show = useCallback(() => setReleased({ key, ids: useNewOrders.getState().ids }), [key]);
  const isShown = (id: string) => released.key !== key || released.ids.includes(id);
  return { shown: ids.filter(isShown), held: ids.filter((id) => !isShown(id)), show };
}
