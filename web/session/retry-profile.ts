import { loadProfile, useSession } from './session.ts';

/** How long the profile is left alone before it is asked for again, in milliseconds: twice as long after each failure. */
const pauses = { first: 2000, longest: 60_000 };

/** Asks again for a profile that could not be had, sooner when the network is back or the tab is looked at; answers how to stop. */
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
