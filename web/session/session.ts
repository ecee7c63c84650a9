import { create } from 'zustand';
import { getProfile, logout, type User } from '../../contracts/accounts.ts';
import { browserStorage } from '../browser/browser-storage.ts';
import { removeDrafts } from '../browser/drafts.ts';
import { removeLastOrder } from '../browser/last-order.ts';
import { removeOrderLinks } from '../browser/order-links.ts';
import { ApiError, call } from '../http/api.ts';
import { readToken, removeToken, storeToken, tokenKey } from '../http/token.ts';
import { continueSignedIn, openLoginModal, useLoginModal } from './login-modal-state.ts';

type Session = {
  /**
   * `unknown` before hydration and while the profile loads. `unreached`: a token is stored but the profile request failed; it
   * is retried, and the user does not count as a guest. `expired`: a 401 for a loaded user; kept with all typed input until
   * login or dismissal.
   */
  status: 'unknown' | 'unreached' | 'guest' | 'customer' | 'expired';
  user: User | null;
  /** How many actions failed because the profile could not be loaded. */
  unansweredActions: number;
};

export const useSession = create<Session>()(() => ({ status: 'unknown', user: null, unansweredActions: 0 }));
const { setState, getState } = useSession;

/** Storage key whose event tells other tabs to reload the profile. */
const profileKey = 'profile_changed';

/** Storage key of the account's email, by which its favourites are found while the profile is loading or can't be reached. */
const emailKey = 'auth_email';

/** The account's email; until the profile is loaded, the one of the last visit. */
export const emailOf = ({ status, user }: Session): string | null =>
  user?.email ?? (status === 'unreached' || status === 'unknown' ? browserStorage.get(emailKey) : null);

/** Marks the document, so that CSS can lay out the signed-in state before the profile is loaded (no layout shift). */
const markDocument = (isIn: boolean) => {
  if (isIn) document.documentElement.dataset.session = 'in';
  else delete document.documentElement.dataset.session;
};

const setUser = (user: User) => {
  removeLastOrder(user.id);
  setState({ status: 'customer', user });
  browserStorage.set(emailKey, user.email);
};

/** Stores the answer of login, signup or renewal. */
export function startSession({ user, token }: { user: User; token: string }): void {
  storeToken(token);
  markDocument(true);
  setUser(user);
}

/** Stores an updated profile and notifies other tabs. */
export function storeProfile(user: User): void {
  setState({ user });
  browserStorage.set(emailKey, user.email);
  browserStorage.set(profileKey, String(Date.now()));
}

/** Flags this browser as an administrator's. For navigation only: the server checks the role. */
export function markAdmin(user: User): void {
  browserStorage.set('adminLoggedIn', 'true');
  browserStorage.set('adminEmail', user.email);
}

/** Clears the session in this browser, without telling the server. Drafts are kept for the same account. */
export function clearSession(): void {
  removeToken();
  browserStorage.remove(emailKey);
  browserStorage.remove('adminLoggedIn');
  browserStorage.remove('adminEmail');
  browserStorage.remove(profileKey);
  showGuest();
}

function showGuest(): void {
  markDocument(false);
  removeLastOrder();
  setState({ status: 'guest', user: null });
}

/**
 * A 401 for a signed-in customer: opens the login modal over the unchanged page, so that no input is lost. `then`
 * retries after the same user has logged in; dismissing the modal signs out.
 */
export function expireSession(then?: () => void): void {
  const { status, user } = getState();
  if (!user) return;
  // Parallel requests may all get a 401: their retries are chained.
  const earlier = status === 'expired' ? useLoginModal.getState().afterwards : null;
  const token = readToken();
  setState({ status: 'expired' });
  openLoginModal({
    afterwards: () => {
      earlier?.();
      if (getState().user?.id === user.id) then?.();
    },
    // Another tab may have logged in meanwhile: its token must not be cleared.
    otherwise: () => (readToken() === token ? clearSession() : void loadProfile()),
  });
}

/** Whether a call was refused because the session has ended. */
export const isSessionRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

/** Logs out here at once and on the server best-effort, so that it also works offline. */
export async function endSession(): Promise<void> {
  const ended = call(logout, {}).catch(() => null);
  clearSession();
  removeDrafts();
  removeOrderLinks();
  await ended;
}

/** Timeout of the profile request, in milliseconds. */
const timeoutMs = 15_000;

/** Loads the profile for the stored token. Only a 401 clears the token; network and server errors keep it. */
export async function loadProfile(): Promise<void> {
  const token = readToken();
  if (!token) return showGuest();
  // The mark is set per document: a login in another tab did not set it here.
  markDocument(true);
  try {
    const user = await call(getProfile, {}, { signal: AbortSignal.timeout(timeoutMs) });
    // Race: the token may have been replaced during the request; that login loads its own profile.
    if (readToken() === token) comeBack(user);
  } catch (error) {
    if (isSessionRefused(error)) {
      if (readToken() === token) clearSession();
    } else if (!getState().user && readToken() === token) setState({ status: 'unreached' });
  }
}

/** Another tab may have renewed the session that had expired here: continues what was waiting for it. */
function comeBack(user: User): void {
  const wasExpired = getState().status === 'expired';
  setUser(user);
  if (wasExpired) continueSignedIn();
}

/** Loads the profile, and reloads it on storage events (cross-tab sync). Returns the stop function. */
export function watchSession(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === profileKey || key === null) void loadProfile();
  };
  void loadProfile();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
