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
    // An order continues in a sheet, which is confirmation enough: a toast would cover its title. A favourite's button
    // doesn't show that the login succeeded.
    const { afterwards, reason } = useLoginModal.getState();
    const keepsFavourite = reason === 'favourites';
    if (afterwards === null || keepsFavourite) showToast({ text: greet(answer.user, keepsFavourite) });
    onSuccess?.(answer.user);
  };
}
