import { useEffect } from 'react';
import { isOnline } from '../browser/online.ts';
import { useWords } from '../i18n/language.tsx';
import { useShowToast } from '../ui/toast.tsx';
import { useSession } from './session.ts';

/** Shows a toast for an action that failed because the account could not be reached; otherwise a tap would seem to do nothing. */
export function useUnansweredActions(): void {
  const { offline, shell } = useWords();
  const showToast = useShowToast();
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        if (now.unansweredActions === before.unansweredActions) return;
        showToast({ text: isOnline() ? shell.unreached.title : offline.title, subject: 'unreached' });
      }),
    [showToast, offline, shell],
  );
}
