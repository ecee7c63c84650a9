import type { User } from '../../contracts/accounts.ts';
import { useShowToast } from '../ui/toast.tsx';
import { useLoginModal } from './login-modal-state.ts';
import { markAdmin, startSession } from './session.ts';
import { storeDeviceToken } from './trusted-device.ts';

/**
 * After login or signup: stores session and device token, greets in a toast unless a sheet follows, and runs the
 * continuation. If that adds a favourite, the toast says so, since its button may be off screen.
 */
export function useSignIn(
  greet: (user: User, isFavouriteKept: boolean) => string,
  onSuccess?: (user: User) => void,
) {
  const showToast = useShowToast();
  return (answer: { user: User; token: string; device: string }) => {
    storeDeviceToken(answer.device);
    startSession(answer);
    if (answer.user.role === 'admin') markAdmin(answer.user);
    // An order goes on in a sheet, or is shown in one, which is the answer: a toast would lie over its title. A heart that fills says nothing of the account.
    const { afterwards, reason } = useLoginModal.getState();
    const keepsFavourite = reason === 'favourites';
    const next = new URLSearchParams(window.location.search).get('next') ?? '';
    const isForSheet = afterwards !== null || /\/orders\/\w/.test(next);
    if (!isForSheet || keepsFavourite) showToast({ text: greet(answer.user, keepsFavourite) });
    onSuccess?.(answer.user);
  };
}
