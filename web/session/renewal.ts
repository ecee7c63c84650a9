import { refresh } from '../../contracts/accounts.ts';
import { call } from '../http/api.ts';
import { isTokenOlderThan, readToken } from '../http/token.ts';
import { expireSession, isSessionRefused, signIn, useSession } from './session.ts';

/** How often a session in use is renewed, in milliseconds. */
const refreshInterval = 30 * 60 * 1000;
/** How often one looks whether it is time; a renewal that was lost on the way is tried again after this long. */
const lookInterval = 20 * 1000;
/** How long the server may take, in milliseconds: other tabs wait for the same lock. */
const timeoutMs = 15 * 1000;
/** How long what one tab stores may take until all tabs read it, in milliseconds. */
const crossing = 1000;

const isDue = () => useSession.getState().status === 'customer' && isTokenOlderThan(refreshInterval);

/** One tab at a time; where the browser has no locks, the server's minute of grace bears two renewals at once. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks ? navigator.locks.request('renewal', work) : work();

/** Renews the token when it is time. Asked again inside of the lock: another tab may have just done it. */
async function renewWhenDue(): Promise<void> {
  if (!isDue()) return;
  await alone(async () => {
    if (!isDue()) return;
    await renew();
    // Other tabs see the new token a moment later; until then they would renew it once more.
    await new Promise((resolve) => setTimeout(resolve, crossing));
  });
}

async function renew(): Promise<void> {
  const token = readToken();
  try {
    const renewed = await call(refresh, {}, { signal: AbortSignal.timeout(timeoutMs) });
    // Whoever has logged out meanwhile stays out, and whoever has come in instead stays in.
    if (readToken() === token) signIn(renewed);
  } catch (error) {
    // With another token, another tab has come in meanwhile, and this one is about to hear of it.
    if (isSessionRefused(error) && readToken() === token) expireSession();
  }
}

/** What brings a page back: a tab that is looked at again, a laptop that wakes, a network that has returned. */
const returns = ['focus', 'pageshow', 'online'] as const;

/** Keeps the session of a page in use alive; answers how to stop. */
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
