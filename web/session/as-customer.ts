import type { User } from '../../contracts/accounts.ts';
import { openLoginModal } from './login-modal-state.ts';
import { expireSession, loadProfile, useSession } from './session.ts';

/**
 * Runs an action that needs an account: at once when signed in, else after login or signup. `unknown` waits for the profile,
 * `expired` asks to log in again, `unreached` retries the profile request first.
 */
export function asCustomer(act: (user: User) => void): void {
  const { status, user } = useSession.getState();
  if (status === 'expired') expireSession(() => asCustomer(act));
  else if (user) act(user);
  else if (status === 'guest') openLoginModal('login', () => asCustomer(act));
  else if (status === 'unreached') {
    void loadProfile().then(() => useSession.getState().status !== 'unreached' && asCustomer(act));
  } else {
    const stop = useSession.subscribe((session) => {
      if (session.status === 'unknown') return;
      stop();
      asCustomer(act);
    });
  }
}
