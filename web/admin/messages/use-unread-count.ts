import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { create } from 'zustand';
import { countUnread } from '../../../contracts/messages.ts';
import { call } from '../../http/api.ts';

/** How long a message may lie there before the open desk tells of it, in milliseconds. */
const pause = 60_000;

const useUnread = create<{ count: number }>()(() => ({ count: 0 }));

/** Counts the unread messages anew, after one was read or has gone. What cannot be counted now is counted later. */
export function refreshUnread(): void {
  call(countUnread, {}).then(
    ({ count }) => useUnread.setState({ count }),
    () => {},
  );
}

/** How many messages nobody has opened; counted at every page, every minute, and when one comes back to the window. */
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
