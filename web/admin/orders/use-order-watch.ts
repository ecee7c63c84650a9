import { useEffect, useRef } from 'react';
import { followAllOrders } from '../../../contracts/admin-orders.ts';
import { expireSession, isSessionRefused, useSession } from '../../state/session.ts';
import { watchChanges } from '../../watch-changes.ts';
import { awaitGesture } from './chime.ts';
import { noteNewOrders } from './new-orders.ts';

type Watched = {
  /** Whether there is something to be kept as it is now. */
  isReady: boolean;
  refresh: (signal: AbortSignal) => Promise<void>;
  /** The one order that is shown; without it all are. */
  orderId?: string | undefined;
};

/**
 * Keeps a page of the desk as the shop stands: calls `refresh` once it listens and at every change of what is shown. New
 * orders are noted and heard, also while another tab is looked at.
 */
export function useOrderWatch({ isReady, refresh, orderId }: Watched): void {
  const latest = useRef({ refresh, orderId });
  latest.current = { refresh, orderId };
  const isSignedIn = useSession(({ status }) => status === 'customer');

  useEffect(() => awaitGesture(), []);

  useEffect(() => {
    if (!isReady || !isSignedIn) return;
    let asked = new AbortController();
    const stop = watchChanges(
      followAllOrders,
      async (change) => {
        if (change?.kind === 'placed') noteNewOrders([change.id]);
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
      },
      { evenHidden: true },
    );
    return () => {
      stop();
      asked.abort();
    };
  }, [isReady, isSignedIn]);
}
