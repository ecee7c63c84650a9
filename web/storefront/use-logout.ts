import { useNavigate } from 'react-router';
import { resetDeliveryChoice } from '../cart/delivery-choice.ts';
import { usePath, useWords } from '../i18n/language.tsx';
import { endSession } from '../session/session.ts';
import { focusMain } from '../ui/focus-main.ts';
import { useShowToast } from '../ui/toast.tsx';

export function useLogout(): () => void {
  const { shell } = useWords();
  const path = usePath();
  const navigate = useNavigate();
  const showToast = useShowToast();
  return () => {
    void endSession();
    resetDeliveryChoice();
    navigate(path('/'));
    showToast({ text: shell.loggedOut });
    // Focus management: on the home page no navigation follows, and the focused menu is unmounted.
    focusMain();
  };
}
