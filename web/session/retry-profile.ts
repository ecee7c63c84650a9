import { repeat } from '../browser/repeat.ts';
import { loadProfile, useSession } from './session.ts';

/** Retries a failed profile request, at once on `online` and focus. Returns the stop function. */
export function watchUnreached(): () => void {
  const ask = () => {
    if (useSession.getState().status === 'unreached') void loadProfile();
  };
  const look = () => {
    if (document.visibilityState === 'visible') ask();
  };
  const repeated = repeat(ask);
  const stopFollowing = useSession.subscribe(({ status }) =>
    status === 'unreached' ? repeated.failed() : repeated.succeeded(),
  );
  document.addEventListener('visibilitychange', look);
  return () => {
    repeated.stop();
    stopFollowing();
    document.removeEventListener('visibilitychange', look);
  };
}
