import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';
import { countUnread } from '../../../contracts/messages.ts';
import { call } from '../../http/api.ts';

/** Polling interval of the unread count, in milliseconds. */
const pause = 60_000;

const useUnread = create<{ count: number }>()(() => ({ count: 0 }));

/** Refetches the unread count, after one was read or deleted. A failure is ignored: the next poll corrects it. */
export function refreshUnread(): void {
  call(countUnread, {}).then(
    ({ count }) => useUnread.setState({ count }),
    () => {},
  );
}

/**
 * The number of unread messages: fetched at each navigation, polled every minute while the tab is visible, and when it becomes
 * visible.
 */
export function useUnreadCount(): number {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is the reason.
  useEffect(refreshUnread, [pathname]);
  useEffect(() => {
    const refreshIfSeen = () => {
      if (document.visibilityState === 'visible') refreshUnread();
    };
    const timer = setInterval(refreshIfSeen, pause);
    document.addEventListener('visibilitychange', refreshIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshIfSeen);
    };
  }, []);
  return useUnread(({ count }) => count);
}
