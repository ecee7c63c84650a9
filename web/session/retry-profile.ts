import { loadProfile, useSession } from './session.ts';

/** Retry backoff in milliseconds: doubled after each failure. */
const pauses = { first: 2000, longest: 60_000 };

/** Retries a failed profile request, at once on `online` and focus. Returns the stop function. */
export function watchUnreached(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = pauses.first;
  const ask = () => {
    if (useSession.getState().status === 'unreached') void loadProfile();
  };
  const look = () => {
    if (document.visibilityState === 'visible') ask();
  };
  const stopFollowing = useSession.subscribe(({ status }) => {
    clearTimeout(timer);
    if (status === 'unreached') {
      timer = setTimeout(ask, pause);
      pause = Math.min(pause * 2, pauses.longest);
    } else pause = pauses.first;
  });
  window.addEventListener('online', ask);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    stopFollowing();
    window.removeEventListener('online', ask);
    document.removeEventListener('visibilitychange', look);
  };
}
