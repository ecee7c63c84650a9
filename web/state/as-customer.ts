import type { User } from '../../contracts/accounts.ts';
import { openLoginModal } from './login-modal.ts';
import { expireSession, useSession } from './session.ts';

/**
 * Does what takes a customer: at once when one is here, after the login or signup of a guest, and while the profile is
 * still on its way as soon as it is known which of the two it is. One whose session is over logs in again first.
 */
export function asCustomer(act: (user: User) => void): void {
  const { status, user } = useSession.getState();
  if (status === 'expired') expireSession(() => asCustomer(act));
  else if (user) act(user);
  else if (status === 'guest') openLoginModal('login', () => asCustomer(act));
  else {
    const stop = useSession.subscribe((session) => {
      if (session.status === 'unknown') return;
      stop();
      asCustomer(act);
    });
  }
}
