import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countUnread } from '../../../contracts/messages.ts';
import { call } from '../../http/api.ts';
import { queryClient } from '../../session/query-client.ts';

/** Polling interval of the unread count, in milliseconds. */
const pause = 60_000;

const queryKey = ['unread messages'];

/** Refetches the unread count after a message was read or deleted. A failure is ignored, as the next poll corrects it. */
export const refreshUnread = (): void => void queryClient.invalidateQueries({ queryKey });

/**
 * The number of unread messages: fetched at each navigation, polled every minute while the tab is visible, and when it
 * becomes visible.
 */
export function useUnreadCount(): number {
  const { pathname } = useLocation();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(countUnread, {}, { signal }),
    refetchInterval: pause,
    refetchOnWindowFocus: true,
    meta: { isBackground: true },
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason.
  useEffect(refreshUnread, [pathname]);
  return data?.count ?? 0;
}
