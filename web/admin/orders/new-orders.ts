import { create } from 'zustand';
import { chime } from './chime.ts';

/** The ids of orders that came while the desk was open and that nobody has looked at. */
export const useNewOrders = create<{ ids: string[] }>()(() => ({ ids: [] }));
const { getState, setState } = useNewOrders;

/** Notes orders that have come, once each, and lets them be heard. */
export function noteNewOrders(ids: string[]): void {
  const unknown = ids.filter((id) => !getState().ids.includes(id));
  if (unknown.length === 0) return;
  setState({ ids: [...getState().ids, ...unknown] });
  chime();
}

export const markSeen = (id: string): void =>
  setState({ ids: getState().ids.filter((other) => other !== id) });
export const markAllSeen = (): void => setState({ ids: [] });
