import { useEffect } from 'react';
import { useWords } from '../i18n/language.tsx';
import { useShowToast } from '../ui/toast.tsx';
import { useSession } from './session.ts';

/** Tells of an action that came to nothing because the account could not be reached: without it a tap does nothing. */
export function useLostActions(): void {
  const { shell } = useWords();
  const showToast = useShowToast();
  const { title } = shell.unreached;
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (now.lostActions > before.lostActions) showToast({ text: title, subject: 'unreached' });
      }),
    [showToast, title],
  );
}
