import { useCallback, useState } from 'react';
import { useNewOrders } from './new-orders.ts';

/**
 * Splits new orders into those that the list does not show yet, since they would move rows under a finger
 * (`DeferredOrders` decides for how long), and those that it shows. Another `key` means another list, which shows all.
 */
export function useDeferredOrders(key: string) {
  const ids = useNewOrders((state) => state.ids);
  const [released, setReleased] = useState({ key, ids });
  if (released.key !== key) setReleased({ key, ids });
  const show = useCallback(() => setReleased({ key, ids: useNewOrders.getState().ids }), [key]);
  const isShown = (id: string) => released.key !== key || released.ids.includes(id);
  return { shown: ids.filter(isShown), held: ids.filter((id) => !isShown(id)), show };
}
