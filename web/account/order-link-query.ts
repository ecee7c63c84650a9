import type { Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openOrderLink } from '../../contracts/guest-orders.ts';
import { isUnderWay } from '../../contracts/order-status-transitions.ts';
import type { OpenedOrder } from '../../contracts/orders.ts';
import { call } from '../http/api.ts';
import { queryClient } from '../session/query-client.ts';

/** Polling interval in milliseconds for a visible order that is under way: event streams require an account. */
const refreshedEvery = 20_000;

const name = 'order-link';

/** The query for the order with a private link. */
export const orderLinkQuery = (token: string) => ({
  queryKey: [name, token],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(openOrderLink, { token }, { signal }),
  refetchInterval: ({ state: { data } }: Query<OpenedOrder>) =>
    data !== undefined && isUnderWay(data.status) && refreshedEvery,
});

/** Refetches orders by private link when the page becomes visible again. */
export function useFreshOrderLinks(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible')
        void queryClient.refetchQueries({ queryKey: [name], type: 'active' });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
}
