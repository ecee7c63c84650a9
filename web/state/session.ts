import { create } from 'zustand';
import { getProfile, logout, refresh, type User } from '../../contracts/accounts.ts';
import { ApiError, call } from '../api.ts';
import { browserStorage } from './browser-storage.ts';
import { dropToken, keepToken, readToken, tokenKey } from './token.ts';

/** How often a session in use is renewed, in milliseconds. */
const refreshInterval = 30 * 60 * 1000;

type Session = {
  /** `unknown` until the browser has looked for a token, and while the profile is on its way. */
  status: 'unknown' | 'guest' | 'customer';
  user: User | null;
};

export const useSession = create<Session>()(() => ({ status: 'unknown', user: null }));
const { setState } = useSession;

/** Marks the document, so that style sheets can tell before the profile has come who is here. */
const markDocument = (isIn: boolean) => {
  if (isIn) document.documentElement.dataset.session = 'in';
  else delete document.documentElement.dataset.session;
};

/** Takes in what login, signup and renewal answer. */
export function enter({ user, token }: { user: User; token: string }): void {
  keepToken(token);
  markDocument(true);
  setState({ status: 'customer', user });
}

/** Remembers that the browser belongs to an administrator. The flags only steer it: the server trusts the role alone. */
export function markAdmin(user: User): void {
  browserStorage.set('adminLoggedIn', 'true');
  browserStorage.set('adminEmail', user.email);
}

/** Forgets the session in this browser, without telling the server. */
export function forgetSession(): void {
  dropToken();
  browserStorage.remove('adminLoggedIn');
  browserStorage.remove('adminEmail');
  markDocument(false);
  setState({ status: 'guest', user: null });
}

/** Ends the session here and on the server; here also when the server cannot be reached. */
export async function leave(): Promise<void> {
  const ended = call(logout, {}).catch(() => null);
  forgetSession();
  await ended;
}

/** Loads the profile of a stored token. A token that the server refuses is cleared; a lost connection keeps it. */
async function loadProfile(): Promise<void> {
  if (!readToken()) {
    markDocument(false);
    setState({ status: 'guest', user: null });
    return;
  }
  // Another tab's login did not mark this one's document.
  markDocument(true);
  try {
    setState({ status: 'customer', user: await call(getProfile, {}) });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) forgetSession();
    else setState({ status: 'guest', user: null });
  }
}

async function renew(): Promise<void> {
  if (useSession.getState().status !== 'customer') return;
  try {
    enter(await call(refresh, {}));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) forgetSession();
  }
}

/** Starts the session's life in this tab; answers how to end it. Other tabs' logins and logouts are followed. */
export function watchSession(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key === tokenKey && Boolean(event.newValue) !== Boolean(event.oldValue)) void loadProfile();
  };
  void loadProfile();
  const timer = setInterval(renew, refreshInterval);
  window.addEventListener('storage', follow);
  return () => {
    clearInterval(timer);
    window.removeEventListener('storage', follow);
  };
}
