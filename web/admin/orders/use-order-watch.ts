import { useEffect, useRef } from 'react';
import { expireSession, isSessionRefused } from '../../session/session.ts';
import { hearOfOrders } from './order-line.ts';

type Watched = {
  /** Whether there is something to be kept as it is now. */
  isReady: boolean;
  refresh: (signal: AbortSignal) => Promise<void>;
  /** The one order that is shown; without it all are. */
  orderId?: string | undefined;
};

/** Keeps a page of the desk as the shop stands: calls `refresh` once it listens and at every change of what is shown. */
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
