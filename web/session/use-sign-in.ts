import type { User } from '../../contracts/accounts.ts';
import { useShowToast } from '../ui/toast.tsx';
import { markAdmin, signIn } from './session.ts';
import { keepDeviceToken } from './trusted-device.ts';

/** After login or signup: stores session and device token, greets in a toast, runs the continuation. */
export function useSignIn(greet: (user: User) => string, onSuccess?: (user: User) => void) {
  const showToast = useShowToast();
  return (answer: { user: User; token: string; device: string }) => {
    keepDeviceToken(answer.device);
    signIn(answer);
    if (answer.user.role === 'admin') markAdmin(answer.user);
    showToast({ text: greet(answer.user) });
    onSuccess?.(answer.user);
  };
}
