import { useSyncExternalStore } from 'react';

/** The width from which an order's page has two columns, as in order.module.css. */
const query = '(min-width: 1141px)';

const hasTwoColumns = () => matchMedia(query).matches;

function subscribe(onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether an order's page has two columns. */
export const useHasTwoColumns = (): boolean => useSyncExternalStore(subscribe, hasTwoColumns, () => true);
