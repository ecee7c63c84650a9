import type { User } from '../../contracts/accounts.ts';
import { openLoginModal } from './login-modal-state.ts';
import { expireSession, loadProfile, useSession } from './session.ts';

/**
 * Does what takes a customer: at once when one is here, after the login or signup of a guest, and while the profile is
 * still on its way as soon as it is known which of the two it is. One whose session is over logs in again first; one whose
 * profile could not be had is told so by the banner, and it is asked for once more.
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
