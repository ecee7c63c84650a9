import type { Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import { openOrderLink } from '../../contracts/guest-orders.ts';
import { isUnderWay } from '../../contracts/order-steps.ts';
import type { OpenedOrder } from '../../contracts/orders.ts';
import { call } from '../http/api.ts';
import { queryClient } from '../session/query-client.ts';

/** How often an order that is under way is asked for anew while it is looked at, in milliseconds: streams of events need an account. */
const refreshedEvery = 20_000;

const name = 'order-link';

/** The order that a private link opens, as it is now. */
export const orderLinkQuery = (token: string) => ({
  queryKey: [name, token],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(openOrderLink, { token }, { signal }),
  refetchInterval: ({ state: { data } }: Query<OpenedOrder>) =>
    data !== undefined && isUnderWay(data.status) && refreshedEvery,
});

/** Orders of links that are shown are asked for anew when the page is looked at again. */
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
