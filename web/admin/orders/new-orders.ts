import { create } from 'zustand';
import { chime } from './chime.ts';

/** Ids of orders placed since the admin area was opened and not viewed yet; the count in notice and title. */
export const useNewOrders = create<{ ids: string[] }>()(() => ({ ids: [] }));
const { getState, setState } = useNewOrders;

/** Records new orders, deduplicated by id (a reconnect may report one twice), and plays the chime. */
export function recordNewOrders(ids: string[]): void {
  const unknown = ids.filter((id) => !getState().ids.includes(id));
  if (unknown.length === 0) return;
  setState({ ids: [...getState().ids, ...unknown] });
  chime();
}

export const markSeen = (...seen: string[]): void =>
  setState({ ids: getState().ids.filter((id) => !seen.includes(id)) });

/** The order of the last customer action, with the number of actions so far, so that each is announced. */
export const useCustomerActs = create<{ id: string; count: number }>()(() => ({ id: '', count: 0 }));

/** Records that a customer has answered, cancelled or corrected an order, and plays the chime. */
export function recordCustomerAct(id: string): void {
  useCustomerActs.setState(({ count }) => ({ id, count: count + 1 }));
  chime();
}
