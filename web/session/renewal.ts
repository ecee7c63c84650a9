import { refresh } from '../../contracts/accounts.ts';
import { call } from '../http/api.ts';
import { isTokenOlderThan, readToken } from '../http/token.ts';
import { expireSession, isSessionRefused, startSession, useSession } from './session.ts';

/** How often a session in use is renewed (sliding expiration), in milliseconds. */
const refreshInterval = 30 * 60 * 1000;
/** Polling interval of the check; also the retry delay after a lost renewal. */
const lookInterval = 20 * 1000;
/** Request timeout, in milliseconds: other tabs wait for the same lock. */
const timeoutMs = 15 * 1000;
/** How long local storage may take to propagate to other tabs, in milliseconds. */
const crossing = 1000;

const isDue = () => useSession.getState().status === 'customer' && isTokenOlderThan(refreshInterval);

/**
 * A mutex across tabs (Web Locks). Without it two tabs may renew at once, which the server's grace period of a minute
 * tolerates.
 */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('renewal', work) : work();

/** Double-checked: another tab may have renewed the token while this one waited for the lock. */
async function renewWhenDue(): Promise<void> {
  if (!isDue()) return;
  await alone(async () => {
    if (!isDue()) return;
    await renew();
    // Holds the lock until other tabs can read the new token; otherwise they would renew it again.
    await new Promise((resolve) => setTimeout(resolve, crossing));
  });
}

async function renew(): Promise<void> {
  const token = readToken();
  try {
    const renewed = await call(refresh, {}, { signal: AbortSignal.timeout(timeoutMs) });
    // Race: only if the token is still the same. A logout or another login during the request wins.
    if (readToken() === token) startSession(renewed);
  } catch (error) {
    // A different token means that another tab has logged in: its storage event updates this one.
    if (isSessionRefused(error) && readToken() === token) expireSession();
  }
}

/** Events after which timers may have been suspended: focus, bfcache restore, network back. */
const returns = ['focus', 'pageshow', 'online'] as const;

/** Starts renewal for visible tabs. Returns the stop function. */
export function watchRenewal(): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') void renewWhenDue();
  };
  const timer = setInterval(look, lookInterval);
  const stopFollowing = useSession.subscribe(look);
  for (const event of returns) window.addEventListener(event, look);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    stopFollowing();
    for (const event of returns) window.removeEventListener(event, look);
    document.removeEventListener('visibilitychange', look);
  };
}
