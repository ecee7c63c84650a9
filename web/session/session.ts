import { create } from 'zustand';
import { getProfile, logout, type User } from '../../contracts/accounts.ts';
import { browserStorage } from '../browser/browser-storage.ts';
import { ApiError, call } from '../http/api.ts';
import { dropToken, keepToken, readToken, tokenKey } from '../http/token.ts';
import { dropCheckoutDraft } from './checkout-draft.ts';
import { continueSignedIn, openLoginModal, useLoginModal } from './login-modal-state.ts';

type Session = {
  /**
   * `unknown` until the browser has looked for a token, and while the profile is on its way. `unreached` has a token whose
   * profile could not be had: it is asked for again, and nobody is taken for a guest meanwhile. `expired` is a customer
   * whom the server no longer knows: the user stays, and with it all that was typed, until somebody logs in or declines.
   */
  status: 'unknown' | 'unreached' | 'guest' | 'customer' | 'expired';
  user: User | null;
};

export const useSession = create<Session>()(() => ({ status: 'unknown', user: null }));
const { setState, getState } = useSession;

/** Written when the profile has changed, so that other tabs load it. */
const profileKey = 'profile_changed';

/** Marks the document, so that style sheets can tell before the profile has come who is here. */
const markDocument = (isIn: boolean) => {
  if (isIn) document.documentElement.dataset.session = 'in';
  else delete document.documentElement.dataset.session;
};

/** Takes in what login, signup and renewal answer. */
export function signIn({ user, token }: { user: User; token: string }): void {
  keepToken(token);
  markDocument(true);
  setState({ status: 'customer', user });
}

/** Takes in a profile that was changed here, for the other tabs too. */
export function takeProfile(user: User): void {
  setState({ user });
  browserStorage.set(profileKey, String(Date.now()));
}

/** Remembers that the browser belongs to an administrator. The flags only steer it: the server trusts the role alone. */
export function markAdmin(user: User): void {
  browserStorage.set('adminLoggedIn', 'true');
  browserStorage.set('adminEmail', user.email);
}

/** Forgets the session in this browser, without telling the server. */
export function forgetSession(): void {
  dropToken();
  dropCheckoutDraft();
  browserStorage.remove('adminLoggedIn');
  browserStorage.remove('adminEmail');
  browserStorage.remove(profileKey);
  showGuest();
}

function showGuest(): void {
  markDocument(false);
  setState({ status: 'guest', user: null });
}

/**
 * The server has answered 401 to a signed-in customer: asks to log in again. The page stays as it is meanwhile; `then`
 * runs when the same user is back. Who closes the modal instead is a guest from then on.
 */
export function expireSession(then?: () => void): void {
  const { status, user } = getState();
  if (!user) return;
  // Several calls may be refused at once, and each wants to go on.
  const earlier = status === 'expired' ? useLoginModal.getState().afterwards : null;
  const token = readToken();
  setState({ status: 'expired' });
  openLoginModal(
    'login',
    () => {
      earlier?.();
      if (getState().user?.id === user.id) then?.();
    },
    // Another tab may have come in just now: its token is not this one's to drop.
    () => (readToken() === token ? forgetSession() : void loadProfile()),
  );
}

/** Whether a call was refused because the session is over. */
export const isSessionRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401;

/** Ends the session here and on the server; here also when the server cannot be reached. */
export async function signOut(): Promise<void> {
  const ended = call(logout, {}).catch(() => null);
  forgetSession();
  await ended;
}

/** How long the server may take to answer with the profile, in milliseconds. */
const timeoutMs = 15_000;

/** Loads the profile of a stored token. A token that the server refuses with 401 is cleared; any other failure keeps it. */
export async function loadProfile(): Promise<void> {
  const token = readToken();
  if (!token) return showGuest();
  // Another tab's login did not mark this one's document.
  markDocument(true);
  try {
    const user = await call(getProfile, {}, { signal: AbortSignal.timeout(timeoutMs) });
    // With another token meanwhile, this may be somebody else; that token's profile is on its way.
    if (readToken() === token) comeBack(user);
  } catch (error) {
    if (isSessionRefused(error)) {
      if (readToken() === token) forgetSession();
    } else if (!getState().user && readToken() === token) setState({ status: 'unreached' });
  }
}

/** Another tab may have logged in for one whose session was over here. */
function comeBack(user: User): void {
  const wasExpired = getState().status === 'expired';
  setState({ status: 'customer', user });
  if (wasExpired) continueSignedIn();
}

/** Loads the profile, and again when another tab has logged in or out or changed it; answers how to stop. */
export function watchSession(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === tokenKey || key === profileKey || key === null) void loadProfile();
  };
  void loadProfile();
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
