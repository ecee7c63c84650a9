import type { User } from '../../contracts/accounts.ts';
import { type LoginOpening, type LoginReason, openLoginModal } from './login-modal-state.ts';
import { expireSession, loadProfile, useSession } from './session.ts';
import { readDeviceToken } from './trusted-device.ts';

/**
 * Runs an action that needs an account: at once when signed in, else after login or signup. `unknown` waits for the
 * profile, `expired` asks to log in again, `unreached` retries the profile request first, and reports a failure. The
 * login modal shows the `reason`; in a browser without an earlier login it starts with the signup, unless `opening`
 * says otherwise.
 */
export function asCustomer(act: (user: User) => void, reason: LoginReason, opening: LoginOpening = {}): void {
  const { status, user } = useSession.getState();
  if (status === 'expired') expireSession(() => asCustomer(act, reason));
  else if (user) act(user);
  else if (status === 'guest') {
    const tab = readDeviceToken() === undefined ? 'signup' : 'login';
    openLoginModal({ tab, ...opening, reason, afterwards: () => asCustomer(act, reason) });
  } else if (status === 'unreached') {
    void loadProfile().then(() => {
      if (useSession.getState().status !== 'unreached') asCustomer(act, reason);
      else useSession.setState(({ unansweredActions }) => ({ unansweredActions: unansweredActions + 1 }));
    });
  } else {
    const stop = useSession.subscribe((session) => {
      if (session.status === 'unknown') return;
      stop();
      asCustomer(act, reason);
    });
  }
}
