import { useEffect, useRef } from 'react';
import { expireSession, isSessionRefused } from '../../session/session.ts';
import { hearOfOrders } from './order-line.ts';

type Watched = {
  /** False until the first load: before that there is nothing to refetch. */
  isReady: boolean;
  refresh: (signal: AbortSignal) => Promise<void>;
  /** Limits refetches to changes of one order; undefined follows all. */
  orderId?: string | undefined;
};

/**
 * Live updates for an admin page: calls `refresh` after each connect and at each matching event, and aborts the previous
 * refetch, so that answers cannot arrive out of order.
 */
export function useOrderWatch({ isReady, refresh, orderId }: Watched): void {
  const latest = useRef({ refresh, orderId });
  latest.current = { refresh, orderId };

  useEffect(() => {
    if (!isReady) return;
    let asked = new AbortController();
    const stop = hearOfOrders(async (change) => {
      const shown = latest.current.orderId;
      if (change && shown !== undefined && change.id !== shown) return;
      asked.abort();
      asked = new AbortController();
      const { signal } = asked;
      try {
        await latest.current.refresh(signal);
      } catch (error) {
        if (signal.aborted) return;
        if (isSessionRefused(error)) expireSession();
        throw error;
      }
    });
    return () => {
      stop();
      asked.abort();
    };
  }, [isReady]);
}
