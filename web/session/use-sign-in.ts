import type { User } from '../../contracts/accounts.ts';
import { useShowToast } from '../ui/toast.tsx';
import { useLoginModal } from './login-modal-state.ts';
import { markAdmin, signIn } from './session.ts';
import { storeDeviceToken } from './trusted-device.ts';

/** After login or signup: stores session and device token, runs the continuation; without one it greets in a toast. */
export function useSignIn(greet: (user: User) => string, onSuccess?: (user: User) => void) {
  const showToast = useShowToast();
  return (answer: { user: User; token: string; device: string }) => {
    storeDeviceToken(answer.device);
    signIn(answer);
    if (answer.user.role === 'admin') markAdmin(answer.user);
    // What goes on then is the answer: a toast would lie over the title of the sheet that it opens.
    if (useLoginModal.getState().afterwards === null) showToast({ text: greet(answer.user) });
    onSuccess?.(answer.user);
  };
}
